import { defineWords } from '@pinfold/words'

export const blockedPeopleWords = defineWords('blocked-people', {
  heading: 'Blocked people',
  lead: 'They can’t see, follow or message you, and you don’t see them.',
  none: 'You haven’t blocked anyone.',
  showMore: 'Show more',
  unblock: 'Unblock',
  unblockNamed: 'Unblock {name}',
  unblocked: '{name} unblocked',
})
