import { defineWords } from '@pinfold/words'

/** Lists of a member’s boards, and what stands there without any. */
export const profileBoardsWords = defineWords('profile-boards', {
  createBoard: 'Create board',
  createPin: 'Create Pin',
  explore: 'Explore',
  hasNone: '{name} has no boards yet.',
  findAgain: 'Find your ideas again',
  waitHere: 'Save ideas to boards, and every board you make waits for you here.',
  yoursAppear: 'Your boards will appear here.',
  keepTogether: 'Boards keep related ideas together.',
  noGroup: 'No group boards',
  groupAppear: 'Boards you share with others appear here.',
  noSecret: 'No secret boards',
  secretAppear: 'Boards only you and your collaborators can see appear here.',
  noArchived: 'No archived boards',
  archivedAppear: 'Boards you’ve archived appear here.',
  failed: 'More boards didn’t load.',
  retry: 'Retry',
  showMore: 'Show more boards',
  showAll: 'Show all boards',
})
