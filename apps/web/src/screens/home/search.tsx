import { baseSearchResource, memberRoutes } from '@pinfold/contract'
import { SearchScreen, shownScope } from '../../features/search/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/search.ts'
import { searchHeadWords } from './search-head.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const own = memberRoutes.searchOwn.parse(args.url.href)
  if (own) requireMember(args)
  const {
    q = '',
    scope,
    input_select: shouldFocusInput = false,
    auto_correction_disabled: isAsTyped = false,
  } = (own ?? memberRoutes.search.parse(args.url.href))?.query ?? {}
  const query = q.trim()
  const shown = shownScope(scope, own !== null)
  const wish = { query, scope: shown, auto_correction_disabled: isAsTyped }
  const found = query === '' ? null : await callForPage(args, baseSearchResource.get, wish)
  return {
    query,
    scope: shown,
    shouldFocusInput,
    isAsTyped,
    correctedQuery: found?.data.corrected_query ?? null,
    results: found && { ...found, data: found.data.results },
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const query = loaderData?.query ?? ''
  return pageHead(
    { title: query === '' ? searchHeadWords.search : searchHeadWords.searchFor({ query }), isPrivate: true },
    matches,
  )
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchScreen {...loaderData} />
}
