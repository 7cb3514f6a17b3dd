import { defineWords } from '@pinfold/words'

/** What the pages with conversations are called. */
export const messagesScreensWords = defineWords('messages-screens', {
  messages: 'Messages',
})
