import { defineWords } from '@pinfold/words'

/** Drafts side by side. */
export const draftStripWords = defineWords('draft-strip', {
  mark: 'Select picture {number}',
})
