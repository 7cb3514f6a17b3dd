import { defineWords } from '@pinfold/words'

export const passwordGateWords = defineWords('password-gate', {
  why: 'To continue, confirm it’s you.',
})
