import { defineWords } from '@pinfold/words'

/** Kinds of boards that can be looked at alone. */
export const boardFilterWords = defineWords('board-filters', {
  group: 'Group',
  secret: 'Secret',
  archived: 'Archived',
})
