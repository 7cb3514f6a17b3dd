import { defineWords } from '@pinfold/words'

/** Below a list that goes on. */
export const listMoreWords = defineWords('list-more', {
  failed: 'The rest didn’t load.',
})
