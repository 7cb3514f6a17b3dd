import { defineWords } from '@pinfold/words'

export const commentRefusalWords = defineWords('comment-refusals', {
  ofAnotherPin: 'does not belong to this pin',
})
