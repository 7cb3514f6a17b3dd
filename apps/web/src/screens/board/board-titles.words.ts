import { defineWords } from '@pinfold/words'

/** Titles of pages of boards, for the browser. */
export const boardTitleWords = defineWords('board-titles', {
  invitation: 'Invitation to a board',
  addSection: 'Add section',
  createBoard: 'Create board',
  missing: "We couldn't find that page.",
})
