import { defineWords } from '@pinfold/words'

/** The dialog that begins a conversation. */
export const newMessageWords = defineWords('new-message', {
  heading: 'New message',
  to: 'To {names}',
  message: 'Message',
})
