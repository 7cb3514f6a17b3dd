import { limits } from '../limits.ts'
import { recipeMinutes, type SearchFilters, searchFiltersOf } from '../search-filters.ts'
import { consumerRoutes, type SearchScope } from './consumer-routes.ts'
import type { QueryOf } from './route.ts'

/** What a search is for. */
export interface SearchWish {
  /** As typed; blank means that only the search page opens. */
  query?: string
  /** Searches the member's own pins. */
  isOwn?: boolean
  /** Pins unless said otherwise. */
  scope?: SearchScope
  /** On touch screens: the input should take focus at once. */
  shouldFocusInput?: boolean
  /** Searches for the words as they are, though nothing or little holds them. */
  isAsTyped?: boolean
  /** What narrows it. */
  filters?: SearchFilters
}

/** The address of a search. `rs=typed` says that the words were typed and not chosen from a list. */
export function searchPath(wish: SearchWish): string {
  const { query = '', isOwn = false, scope, shouldFocusInput = false, isAsTyped = false, filters = {} } = wish
  const page = isOwn ? consumerRoutes.searchOwn : consumerRoutes.search
  const q = query.trim()
  const asked = q === '' ? {} : ({ rs: 'typed', q, scope: scope ?? (isOwn ? 'my_pins' : 'pins') } as const)
  return page.build(
    {},
    {
      ...asked,
      input_select: shouldFocusInput || undefined,
      auto_correction_disabled: isAsTyped || undefined,
      ...(q !== '' && asAddress(filters)),
    },
  )
}

const asAddress = (filters: SearchFilters) => {
  const { guides, ...others } = searchFiltersOf(filters)
  return { ...others, ...(guides !== undefined && { guides: guides.join(' ') }) }
}

const PRICE = /^\d{1,9}(\.\d{1,6})?$/
const CURRENCY = /^[A-Z]{3}$/

type SearchQuery = QueryOf<typeof consumerRoutes.search>

/** What narrows the search that an address names; what cannot be meant narrows nothing. */
export function searchFiltersOfAddress(query: Partial<SearchQuery>): SearchFilters {
  const { guides, minutes, price_from: from, price_to: to, currency, ...others } = query
  return searchFiltersOf({
    ...others,
    price_from: from !== undefined && PRICE.test(from) ? from : undefined,
    price_to: to !== undefined && PRICE.test(to) ? to : undefined,
    currency: currency !== undefined && CURRENCY.test(currency) ? currency : undefined,
    minutes: recipeMinutes.find((most) => most === minutes),
    guides: guides?.split(/\s+/u).filter(Boolean).slice(0, limits.search.mostGuides),
  })
}
