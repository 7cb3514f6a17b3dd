import { defineWords } from '@pinfold/words'

/** What is said when Pins were moved onto a board. */
export const pinMovingWords = defineWords('pin-moving', {
  movedTo: 'Moved to {board}',
  notUndone: 'Not undone. {reason}',
  boardCreated: 'Board created!',
})
