import { links } from '../../api/links.ts'
import { useRootData } from '../../api/viewer.ts'
import { DevelopersScreen } from '../../features/developers/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/developers.ts'
import { developerHeadWords } from './developer-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: developerHeadWords.guide, description: developerHeadWords.guideDescription, path: links.developers() },
    matches,
  )
}

export default function DevelopersRoute() {
  return <DevelopersScreen site={useRootData()?.publicUrl ?? ''} />
}
