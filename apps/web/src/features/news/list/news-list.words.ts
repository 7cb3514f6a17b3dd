import { defineWords } from '@pinfold/words'

/** What stands around the pieces of news, and answers to them. */
export const newsListWords = defineWords('news-list', {
  newCounted: '{count, plural, one {{shown} new} other {{shown} new}}',
  nothing: 'Nothing new yet',
  whatComes: 'When people save your Pins, comment on them or follow you, you see it here.',
  olderFailed: 'Older notifications didn’t load.',
  failed: 'Notifications didn’t load.',
  retry: 'Retry',
  loadingMore: 'Loading more',
  isNew: '(new)',
  peopleFailed: 'This list didn’t load.',
  approve: 'Approve',
  ignore: 'Ignore',
  approveName: 'Approve {name}',
  declineName: 'Decline {name}',
  acceptName: 'Accept {name}',
  ignoreName: 'Ignore {name}',
  acceptInvitation: 'Accept the invitation',
  declineInvitation: 'Decline the invitation',
  followsYou: 'Follows you now',
  declined: 'Declined',
  onYourBoard: 'On your board now',
  ignored: 'Ignored',
  joined: 'You joined',
})
