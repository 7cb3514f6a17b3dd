import { defineWords } from '@pinfold/words'

/** In place of a board that is not there. */
export const missingBoardWords = defineWords('missing-board', {
  heading: "We couldn't find that page.",
  others: "But here are some of {name}'s other boards!",
  goToProfile: 'Go to the profile',
})
