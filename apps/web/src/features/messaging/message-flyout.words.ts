import { defineWords } from '@pinfold/words'

/** A first message, written beside what asked for it. */
export const messageFlyoutWords = defineWords('message-flyout', {
  sending: 'Sending to {name}',
  message: 'Message {name}',
  messageTo: 'Message to {name}',
})
