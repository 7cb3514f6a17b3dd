import { defineWords } from '@pinfold/words'

/** The round button over the end of a page. */
export const flyoutWords = defineWords('flyout', {
  boardActions: 'Board Actions',
  createPin: 'Create Pin',
  profileActions: 'Profile Actions',
  pin: 'Pin',
  ideaPin: 'Idea Pin',
  board: 'Board',
  section: 'Section',
  date: 'Date',
  toDos: 'To-dos',
  note: 'Note',
  new: 'New',
  create: 'Create',
  add: 'Add',
  tipAddSection: 'Tap + to add a section any time',
  tipPlanning: 'Tap + to plan with a date, to-dos and notes',
  tipCreateBoard: 'Tap + to create a board',
  dismissTip: 'Dismiss tip',
})
