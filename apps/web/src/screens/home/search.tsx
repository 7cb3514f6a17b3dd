import { baseSearchResource, memberRoutes, searchFiltersOfAddress, topicResource } from '@pinfold/contract'
import { asSent, SearchScreen, shownScope } from '../../features/search/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/search.ts'
import { searchHeadWords } from './search-head.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const own = memberRoutes.searchOwn.parse(args.url.href)
  if (own) requireMember(args)
  const address = (own ?? memberRoutes.search.parse(args.url.href))?.query ?? {}
  const { q = '', scope, input_select: shouldFocusInput = false, auto_correction_disabled: isAsTyped = false } = address
  const query = q.trim()
  const shown = shownScope(scope, own !== null)
  // What is neither a pin nor the viewer's own is not narrowed.
  const filters = shown === 'pins' || shown === 'my_pins' ? searchFiltersOfAddress(address) : {}
  const wish = { query, scope: shown, auto_correction_disabled: isAsTyped, ...asSent(filters) }
  const [found, topic] = await Promise.all([
    query === '' ? null : callForPage(args, baseSearchResource.get, wish),
    filters.topic === undefined ? null : callForPage(args, topicResource.get, { interest: filters.topic }),
  ])
  return {
    query,
    scope: shown,
    shouldFocusInput,
    isAsTyped,
    filters,
    topicName: topic?.data.name ?? null,
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
