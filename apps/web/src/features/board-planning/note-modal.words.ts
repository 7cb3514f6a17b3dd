import { defineWords } from '@pinfold/words'

/** The dialog that writes a note. */
export const noteModalWords = defineWords('note-modal', {
  nothingWritten: 'Write something first.',
  deleted: 'Note deleted',
  note: 'Note',
  addNote: 'Add a note',
  changeNote: 'Change note',
  title: 'Title',
  deleteNote: 'Delete note',
  saveMine: 'Save mine instead',
  somebodyWrote: 'Somebody wrote, <age></age>:',
  wrote: '{name} wrote, <age></age>:',
  saysNow: 'What the note says now',
})
