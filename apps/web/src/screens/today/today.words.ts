import { defineWords } from '@pinfold/words'

/** Articles: their list, and one of them. */
export const todayWords = defineWords('today', {
  heading: 'Today',
  lead: 'Ideas that our editors put together.',
  description: 'Articles with Pins and boards that our editors put together.',
  more: 'Show more articles',
  moreBoards: 'Show more boards',
  emptyHeading: 'Nothing here yet',
  emptyHelp: 'What our editors put together will appear here.',
  explore: 'Explore ideas',
  all: 'All articles',
  pins: 'Pins in “{title}”',
  boards: 'Boards in “{title}”',
  goneHeading: 'Nothing is left on this wall',
  goneHelp: 'What stood here has been taken down or hidden by its owners.',
})
