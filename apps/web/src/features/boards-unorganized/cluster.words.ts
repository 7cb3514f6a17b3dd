import { defineWords } from '@pinfold/words'

/** A suggestion of a board, and what stands in its place when it is gone. */
export const clusterWords = defineWords('cluster', {
  gone: 'This suggestion is gone.',
  backToBoards: 'Back to your boards',
  goneWhy: 'Its Pins are already on boards, or we have better suggestions now.',
  createBoard: 'Create board',
  lead: 'These Pins seem to belong together. Deselect any that don’t.',
  unfilled: '{board} was created, but your Pins did not move. {reason}',
  movePins: 'Move Pins',
  openBoard: 'Open board',
  pinsForBoard: 'Pins for the board',
})
