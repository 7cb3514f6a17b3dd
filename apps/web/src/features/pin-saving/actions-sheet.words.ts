import { defineWords } from '@pinfold/words'

/** Everything a card offers, for fingers. */
export const actionsSheetWords = defineWords('actions-sheet', {
  heading: 'This Pin',
  visit: 'Visit {domain}',
  saveElsewhere: 'Save to another board',
  saveTo: 'Save to {name}',
  createBoard: 'Create board',
  chooseElsewhere: 'Choose another board',
})
