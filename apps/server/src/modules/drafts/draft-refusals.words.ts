import { defineWords } from '@pinfold/words'

export const draftRefusalWords = defineWords('draft-refusals', {
  needsPicture: 'choose a picture first',
})
