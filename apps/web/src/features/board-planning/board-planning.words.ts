import { defineWords } from '@pinfold/words'

/** The to-dos and notes of a board. */
export const boardPlanningWords = defineWords('board-planning', {
  planning: 'Planning',
  toDos: 'To-dos',
  done: '{done} of {total} done',
  addToDo: 'Add a to-do',
  add: 'Add',
  toDoDeleted: 'To-do deleted',
  moveUp: 'Move up',
  moveDown: 'Move down',
  movedUp: '{toDo} was moved up',
  movedDown: '{toDo} was moved down',
  doneByYou: 'Done by you',
  doneBy: 'Done by {name}',
  optionsFor: 'Options for {toDo}',
  change: 'Change {toDo}',
  openNote: 'Open note: {note}',
})
