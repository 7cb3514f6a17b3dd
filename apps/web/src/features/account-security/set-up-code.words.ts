import { defineWords } from '@pinfold/words'

export const setUpCodeWords = defineWords('set-up-code', {
  code: 'A code for your authenticator app',
})
