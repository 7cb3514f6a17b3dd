import { defineWords } from '@pinfold/words'

/** The field for a first message. */
export const messageFormWords = defineWords('message-form', {
  placeholder: 'Write a message',
  failed: 'Failed to create conversation.',
})
