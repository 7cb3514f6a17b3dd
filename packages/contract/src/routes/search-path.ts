import { consumerRoutes, type SearchScope } from './consumer-routes.ts'

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
}

/** The address of a search. `rs=typed` says that the words were typed and not chosen from a list. */
export function searchPath(wish: SearchWish): string {
  const { query = '', isOwn = false, scope, shouldFocusInput = false, isAsTyped = false } = wish
  const page = isOwn ? consumerRoutes.searchOwn : consumerRoutes.search
  const q = query.trim()
  const asked = q === '' ? {} : ({ rs: 'typed', q, scope: scope ?? (isOwn ? 'my_pins' : 'pins') } as const)
  return page.build(
    {},
    { ...asked, input_select: shouldFocusInput || undefined, auto_correction_disabled: isAsTyped || undefined },
  )
}
