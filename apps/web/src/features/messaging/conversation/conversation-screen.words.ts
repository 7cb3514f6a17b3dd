import { defineWords } from '@pinfold/words'

/** Around the messages of a conversation. */
export const conversationScreenWords = defineWords('conversation-screen', {
  conversation: 'Conversation',
  closed: "You can't write in this conversation.",
  back: 'Back to messages',
  options: 'Conversation options',
  addPeople: 'Add people',
  add: 'Add',
  hide: 'Hide conversation',
  hidden: 'Hidden until someone writes again',
  leave: 'Leave conversation',
  leaveQuestion: 'Leave this conversation?',
  leaveMeans: 'You won’t see any messages sent after this. The others won’t be told why.',
  leaveNow: 'Leave',
  left: 'You left the conversation',
  block: 'Block {name}',
  report: 'Report conversation',
  reportHeading: 'Report this conversation',
  request: 'Message request',
  requestAsks: '<b>{name}</b> wants to send you messages. They won’t know whether you’ve read this.',
  requestDeclined: 'Request declined',
  writeMessage: 'Write a message',
  message: 'Message',
})
