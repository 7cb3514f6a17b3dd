import { defineWords } from '@pinfold/words'

/** Pages that make a board or a section. */
export const boardCreationWords = defineWords('board-creation', {
  created: 'Board created!',
  createBoard: 'Create board',
  help: 'Boards keep related ideas together.',
  addSection: 'Add section',
  toBoard: 'To <link>{board}</link>',
})
