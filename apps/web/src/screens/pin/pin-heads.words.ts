import { defineWords } from '@pinfold/words'

/** The titles of pages where Pins are made and saved. */
export const pinHeadWords = defineWords('pin-heads', {
  create: 'Create Pin',
  createStory: 'Create story Pin',
  save: 'Save Pin',
})
