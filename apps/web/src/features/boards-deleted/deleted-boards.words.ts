import { defineWords } from '@pinfold/words'

/** Boards that were deleted and can still come back. */
export const deletedBoardWords = defineWords('deleted-boards', {
  heading: 'Recently deleted boards',
  help: '{count, plural, one {You can restore a board for {shown} day. After that it’s gone for good.} other {You can restore a board for {shown} days. After that it’s gone for good.}}',
  moreNotLoaded: 'More boards didn’t load.',
  retry: 'Retry',
  showMore: 'Show more',
  lastDay: 'Last day',
  daysLeft: '{count, plural, one {{shown} day left} other {{shown} days left}}',
  puttingAway: 'Putting its Pins away… {percent}',
  isBack: '{board} is back',
  secret: 'Secret board',
  restore: 'Restore',
  restoreBoard: 'Restore {board}',
})
