import { defineWords } from '@pinfold/words'

/** A draft, its state and its time. */
export const draftPanelWords = defineWords('draft-panel', {
  editPicture: 'Edit picture',
  length: '{length} of {most} characters',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved yet',
  differs: 'This draft was changed on another page or device.',
  keepMine: 'Use this one',
  takeTheirs: 'Use the other',
  comesOut: 'Comes out {when}',
  changeTime: 'Change time',
  failed: 'This Pin couldn’t be published at its time. {why}',
  boardGone: 'Its board is gone. Choose another one.',
})
