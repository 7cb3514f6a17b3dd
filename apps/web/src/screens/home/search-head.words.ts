import { defineWords } from '@pinfold/words'

/** The titles of search pages. */
export const searchHeadWords = defineWords('search-head', {
  search: 'Search',
  searchFor: '{query} · Search',
})
