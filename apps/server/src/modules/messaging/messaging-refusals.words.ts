import { defineWords } from '@pinfold/words'

export const messagingRefusalWords = defineWords('messaging-refusals', {
  notAccepted: 'They may only accept messages from people they follow, or from no one.',
})
