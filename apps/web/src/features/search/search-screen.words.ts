import { defineWords } from '@pinfold/words'

/** What a search found. */
export const searchScreenWords = defineWords('search-screen', {
  heading: 'Search',
  results: 'Results for “{query}”',
  corrected: 'Showing results for {found}. <link>Search instead for {typed}</link>',
  searchIn: 'Search in',
  pins: 'Pins',
  boards: 'Boards',
  people: 'People',
  ownPins: 'Your Pins',
  emptyHeading: 'What are you looking for?',
  emptyHelp: 'Search for Pins, boards and people.',
  explore: 'Explore ideas',
  nothing: 'Nothing found for “{query}”.',
  nothingHelp: 'Try different or fewer words, or check another tab.',
  pinsFor: 'Pins for “{query}”',
  ownPinsFor: 'Your Pins for “{query}”',
  showMore: 'Show more',
})
