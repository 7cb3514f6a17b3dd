import { links } from '../../api/links.ts'
import { ApiReferenceScreen } from '../../features/developers/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/api-reference.ts'
import { developerHeadWords } from './developer-heads.words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    {
      title: developerHeadWords.reference,
      description: developerHeadWords.referenceDescription,
      path: links.apiReference(),
    },
    matches,
  )
}

export default function ApiReferenceRoute() {
  return <ApiReferenceScreen />
}
