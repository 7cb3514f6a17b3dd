import { defineWords } from '@pinfold/words'

/** The dialog that moves Pins onto boards. */
export const organizeModalWords = defineWords('organize-modal', {
  organizePins: 'Organize your Pins',
  chooseBoard: 'Choose a board',
  createBoard: 'Create board',
  backToPins: 'Back to Pins',
  backToBoards: 'Back to boards',
  notMoved: 'Your Pins did not move. {reason}',
  notLoaded: 'Your Pins didn’t load.',
  retry: 'Retry',
  allOnBoards: 'All your Pins are on boards.',
  nothingLeft: 'There is nothing left to organize.',
  lead: 'Choose Pins that belong together. You pick the board next.',
  notOnBoard: 'Pins not on a board',
  atMost: '{count, plural, one {Choose at most {shown} Pin} other {Choose at most {shown} Pins}}',
  clear: 'Clear',
  selectAll: 'Select all',
})
