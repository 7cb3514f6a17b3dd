import { defineWords } from '@pinfold/words'

/** Below the Pins of a board. */
export const boardsLikeWords = defineWords('boards-like', { heading: 'Boards like this' })
