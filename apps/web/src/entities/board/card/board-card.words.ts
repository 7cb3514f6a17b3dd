import { defineWords } from '@pinfold/words'

/** What cards of boards say, and the groups that they stand in. */
export const boardCardWords = defineWords('board-card', {
  secretBoard: 'Secret board',
  protectedBoard: 'Protected board',
  protectedBoards: 'Protected boards',
  secretBoards: 'Secret boards',
  archivedBoards: 'Archived boards',
  boards: 'Boards',
})
