import { defineWords } from '@pinfold/words'

/** The button in a field for a password. */
export const passwordFieldWords = defineWords('password-field', {
  show: 'Show password',
  hide: 'Hide password',
})
