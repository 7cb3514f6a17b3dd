import { advancedTypeaheadResource, type TypeaheadItem } from '@pinfold/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { recentSearches } from '../../entities/viewer/remembered/recent-searches.ts'

/** One line that the search field offers. */
export interface Suggestion {
  readonly id: string
  readonly kind: 'recent' | 'query' | 'user' | 'board'
  readonly label: string
  readonly detail?: string | undefined
  readonly pictureUrl?: string | null
  readonly to: string
}

const recent = (): Suggestion[] =>
  recentSearches().map((query) => ({
    id: `recent ${query}`,
    kind: 'recent',
    label: query,
    to: links.search({ query }),
  }))

/** More would push away what others know. */
const MOST_RECENT_WHILE_TYPING = 2

/** What was searched for before and begins as what is typed now does. */
const recentLike = (term: string): Suggestion[] => {
  const typed = term.toLocaleLowerCase()
  return recent()
    .filter(({ label }) => label.toLocaleLowerCase().startsWith(typed) && label.length > term.length)
    .slice(0, MOST_RECENT_WHILE_TYPING)
}

/** Under a member's name their username, and what they say about themself where that matched; whose board it is. */
function detailOf({ username, detail }: TypeaheadItem): string | undefined {
  if (username === null) return detail ?? undefined
  return detail === null ? `@${username}` : `@${username} · ${detail}`
}

/** What is offered for the beginning of a search; what was searched for before, while nothing is typed. */
export function useSuggestions(text: string, isOpen: boolean): readonly Suggestion[] {
  const term = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: ['suggestions', term.toLocaleLowerCase()],
    enabled: isOpen && term !== '',
    queryFn: ({ signal }) => call(advancedTypeaheadResource.get, { term, count: 8 }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  if (!isOpen) return []
  if (text.trim() === '') return recent()
  const mine = recentLike(text.trim())
  const known = new Set(mine.map(({ label }) => label.toLocaleLowerCase()))
  const others = (data?.data.items ?? []).map((item, index) => ({
    id: `${item.type} ${item.id ?? index} ${item.label}`,
    kind: item.type,
    label: item.label,
    detail: detailOf(item),
    pictureUrl: item.image_small_url,
    to: item.url ?? links.search({ query: item.query }),
  }))
  return [...mine, ...others.filter(({ kind, label }) => kind !== 'query' || !known.has(label.toLocaleLowerCase()))]
}
