import { links } from '../../../api/links.ts'
import { HelpScreen } from '../../../features/site/help-screen.tsx'
import { pageHead } from '../../page-head.ts'
import type { Route } from './+types/help.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: 'Help', description: 'What things are called, and how to save.', path: links.help() },
    matches,
  )
}

export default function HelpRoute() {
  return <HelpScreen />
}
