import { defineWords } from '@pinfold/words'

/** The dialogs about a Pin. */
export const pinDialogWords = defineWords('open-pin-dialog', {
  report: 'Report Pin',
  edit: 'Edit Pin',
  deleteHeading: 'Delete this Pin?',
  deleteText: 'This can’t be undone.',
  deleted: 'Pin deleted',
  removeHeading: 'Remove this Pin?',
  removeText: 'It’s removed from this board.',
  removed: 'Taken off {board}',
  removedFromBoard: 'Taken off the board',
})
