import { links } from '../../api/links.ts'
import { HelpScreen } from '../../features/site/index.ts'
import { pageHead } from '../heads/page-head.ts'
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
