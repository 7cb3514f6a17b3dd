import { defineWords } from '@pinfold/words'

/** What can be done with a Pin, and what its card says then. */
export const pinActionWords = defineWords('pin-actions', {
  share: 'Share',
  saveToProfile: 'Save to profile',
  download: 'Download picture',
  hide: 'Hide this Pin',
  report: 'Report Pin',
  edit: 'Edit Pin',
  delete: 'Delete Pin',
  removeFromBoard: 'Remove from board',
  hidden: "You won't see this Pin again",
  removed: 'Removed',
  visit: 'Visit {domain}',
})
