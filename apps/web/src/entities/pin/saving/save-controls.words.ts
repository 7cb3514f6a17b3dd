import { defineWords } from '@pinfold/words'

/** The buttons that save a Pin. */
export const saveControlWords = defineWords('save-controls', {
  saved: 'Saved',
  newBoard: 'New board',
  chooseBoard: 'Choose a board',
  board: 'Board: {name}',
  saveElsewhere: 'Save to another board',
})
