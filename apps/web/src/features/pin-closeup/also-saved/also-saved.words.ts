import { defineWords } from '@pinfold/words'

/** The list of boards that a Pin’s picture was also saved to. */
export const alsoSavedWords = defineWords('also-saved', {
  nowhere: 'On no other board yet',
  nowhereHelp: 'When somebody saves it to a public board, that board shows up here.',
  notLoaded: 'These boards didn’t load.',
  showMore: 'Show more boards',
})
