import { defineWords } from '@pinfold/words'

/** The search field and what it offers. */
export const searchFieldWords = defineWords('search-field', {
  search: 'Search',
  clear: 'Clear the search',
  byPhoto: 'Search by photo',
  recent: 'Recent searches',
  forget: 'Clear',
  forgetOne: 'Remove “{query}”',
  suggestions: 'Suggestions',
})
