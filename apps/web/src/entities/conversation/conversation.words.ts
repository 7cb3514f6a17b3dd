import { defineWords } from '@pinfold/words'

/** What a conversation and its last message are called in one line. */
export const conversationWords = defineWords('conversation', {
  nobodyElse: 'Nobody else',
  namesAndMore: '{count, plural, one {{names} and {shown} more} other {{names} and {shown} more}}',
  people: '{count, plural, one {{shown} person} other {{shown} people}}',
  noMessages: 'No messages yet',
  youSaid: 'You: {text}',
  someoneSaid: '{name}: {text}',
  youSent:
    '{thing, select, pin {You sent a Pin} board {You sent a board} user {You sent a profile} other {You sent a message}}',
  someoneSent:
    '{thing, select, pin {{name} sent a Pin} board {{name} sent a board} user {{name} sent a profile} other {{name} sent a message}}',
  typing: '{name} is typing …',
  bothTyping: '{first} and {second} are typing …',
  severalTyping: 'Several people are typing …',
  you: 'You',
})
