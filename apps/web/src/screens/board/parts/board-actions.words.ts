import { defineWords } from '@pinfold/words'

/** The menu of a board. */
export const boardActionWords = defineWords('board-actions', {
  edit: 'Edit board',
  invite: 'Invite people',
  collaborators: 'Collaborators',
  requested: 'Requested to join',
  request: 'Request to join',
  archive: 'Archive board',
  unarchive: 'Unarchive board',
  merge: 'Merge into…',
  leave: 'Leave board',
  delete: 'Delete board',
  report: 'Report board',
})
