import { defineWords } from '@pinfold/words'

/** What the picker of boards and sections says, and the field that opens it. */
export const boardPickerWords = defineWords('board-picker', {
  findBoard: 'Find a board',
  secret: 'Secret',
  hasSections: 'has sections',
  lastSavedTo: 'Last saved to',
  allBoards: 'All boards',
  yourBoards: 'Your boards',
  noneFound: 'No board with that name.',
  saved: 'Saved',
  chosen: 'chosen',
  boardItself: 'The board itself',
  backToBoards: 'Back to boards',
  addSection: 'Add section',
  firstBoard: 'Make your first board for this idea.',
  createBoard: 'Create board',
  createNamed: 'Create “{name}”',
  saveToProfile: 'Save to profile',
  profile: 'Your profile',
  onNoBoard: 'On no board yet. You can choose one now or later.',
  board: 'Board',
  boardIs: 'Board: {name}',
  chooseBoard: 'Choose a board',
})
