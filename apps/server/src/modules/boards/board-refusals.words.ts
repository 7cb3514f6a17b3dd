import { defineWords } from '@pinfold/words'

export const boardRefusalWords = defineWords('board-refusals', {
  goesBehind: 'names a board that goes behind it',
  endsBeforeFirst: 'choose a day after the first',
})
