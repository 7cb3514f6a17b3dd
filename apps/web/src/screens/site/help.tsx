import { links } from '../../api/links.ts'
import { HelpScreen } from '../../features/site/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/help.ts'
import { siteHeadWords } from './site-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: siteHeadWords.help, description: siteHeadWords.helpDescription, path: links.help() },
    matches,
  )
}

export default function HelpRoute() {
  return <HelpScreen />
}
