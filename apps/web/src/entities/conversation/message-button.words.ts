import { defineWords } from '@pinfold/words'

/** What begins a message to somebody. */
export const messageButtonWords = defineWords('message-button', {
  message: 'Message',
})
