import { defineWords } from '@pinfold/words'

/** The list of those who follow a board. */
export const boardFollowersWords = defineWords('board-followers', {
  heading: 'Followers of {board}',
  notLoaded: 'This list didn’t load.',
  retry: 'Retry',
  nobody: 'Nobody to show here.',
})
