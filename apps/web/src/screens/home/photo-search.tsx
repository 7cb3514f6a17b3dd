import { SearchByOwnPhoto, visualSearchWords } from '../../features/visual-search/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/photo-search.ts'

export function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: visualSearchWords.photoHeading, isPrivate: true }, matches)
}

export default function PhotoSearchRoute() {
  return <SearchByOwnPhoto />
}
