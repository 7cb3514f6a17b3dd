import { defineWords } from '@pinfold/words'

/** What buttons say everywhere. */
export const actionWords = defineWords('action', {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  done: 'Done',
  delete: 'Delete',
  edit: 'Edit',
  back: 'Back',
  next: 'Next',
  retry: 'Try again',
  undo: 'Undo',
  view: 'View',
  more: 'More options',
  loading: 'Loading',
  search: 'Search',
  send: 'Send',
  remove: 'Remove',
  accept: 'Accept',
  decline: 'Decline',
  follow: 'Follow',
  following: 'Following',
  continue: 'Continue',
  create: 'Create',
})
