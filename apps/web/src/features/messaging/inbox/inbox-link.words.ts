import { defineWords } from '@pinfold/words'

/** The way to the conversations. */
export const inboxLinkWords = defineWords('inbox-link', {
  messages: 'Messages',
  unread: '{count, plural, one {Messages, {shown} unread} other {Messages, {shown} unread}}',
})
