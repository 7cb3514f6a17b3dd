import type { MemberId } from '@pinfold/contract'
import type { SearchQuery } from '../search/search-index.ts'

/** What finds the pins about a topic, by its English name: that is how the index has the topics that makers chose. */
export const topicSearch = (name: string, viewerId: MemberId | null): Omit<SearchQuery, 'after' | 'limit'> => ({
  kind: 'pin',
  text: name,
  isName: true,
  isOwn: false,
  isLoose: false,
  filter: null,
  viewerId,
})
