import { defineWords } from '@pinfold/words'

/** The lists of conversations. */
export const inboxWords = defineWords('inbox', {
  heading: 'Messages',
  conversations: 'Conversations',
  newMessage: 'New message',
  inbox: 'Inbox',
  requests: 'Requests',
  requestsCounted: 'Requests · {shown}',
  requestsAndMore: 'Requests · {shown}+',
  noConversations: 'No conversations yet.',
  noRequests: 'Nobody new has written to you.',
  sendable: 'Send Pins, boards and messages to people you know.',
  showMore: 'Show more',
  share: 'Share ideas with people.',
  pick: 'Pick a conversation.',
  unread: '{count, plural, one {{shown}<hidden> unread</hidden>} other {{shown}<hidden> unread</hidden>}}',
})
