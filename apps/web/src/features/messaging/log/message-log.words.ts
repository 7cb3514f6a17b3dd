import { defineWords } from '@pinfold/words'

/** The messages of a conversation, and what can be done with each. */
export const messageLogWords = defineWords('message-log', {
  messages: 'Messages',
  newMessages: 'New messages',
  showOlder: 'Show older messages',
  loadingOlder: 'Loading older messages…',
  beginning: 'This is the beginning of your conversation.',
  notSent: 'Not sent.',
  notSentSince: 'Not sent. {why}',
  discard: 'Discard',
  sending: 'Sending …',
  unavailable:
    '{thing, select, pin {This Pin is not available.} board {This board is not available.} other {This profile is not available.}}',
  boardBy: 'Board by {name}',
  pin: 'Pin',
  react: 'React',
  reactions: 'Reactions',
  reactionCounted: '{count, plural, one {{reaction}, {shown}} other {{reaction}, {shown}}}',
  copied: 'Message copied',
  copyRefused: 'Your browser doesn’t allow copying here.',
  options: 'Message options',
  copyText: 'Copy text',
  report: 'Report message',
  reportHeading: 'Report this message',
  delete: 'Delete message',
  deleteQuestion: 'Delete this message?',
  deleteMeans: 'It’s deleted for everyone in this conversation.',
})
