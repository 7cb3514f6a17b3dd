import { links } from '../../api/links.ts'
import { SaveToolsScreen } from '../../features/site/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/save-tools.ts'
import { siteHeadWords } from './site-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: siteHeadWords.saveTools, description: siteHeadWords.saveToolsDescription, path: links.saveTools() },
    matches,
  )
}

export default function SaveToolsRoute() {
  return <SaveToolsScreen />
}
