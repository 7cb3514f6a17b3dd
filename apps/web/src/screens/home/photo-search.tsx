import { SearchByOwnPhoto, visualSearchWords } from '../../features/visual-search/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { notFound, requireMember } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/photo-search.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  if (!args.context.get(pageContext).hasVisualSearch) throw notFound()
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: visualSearchWords.photoHeading, isPrivate: true }, matches)
}

export default function PhotoSearchRoute() {
  return <SearchByOwnPhoto />
}
