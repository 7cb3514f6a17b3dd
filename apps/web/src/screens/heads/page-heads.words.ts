import { defineWords } from '@pinfold/words'

/** What pages about members’ things say of themselves. */
export const pageHeadWords = defineWords('page-heads', {
  unnamedPin: 'Pin',
  section: '{section}, a section of {board} by {name}',
  board: 'Pins saved by {name}',
  profile: 'See what {name} has saved.',
})
