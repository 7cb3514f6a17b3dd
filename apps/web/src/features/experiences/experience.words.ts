import { defineWords } from '@pinfold/words'

export const experienceWords = defineWords('experience', {
  message: 'A hint for you',
})
