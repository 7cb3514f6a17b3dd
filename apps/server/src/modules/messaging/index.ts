export { knowConversation } from './conversation-facts.ts'
export {
  type KeptMessage,
  keptMessage,
  messageTexts,
  newestTexts,
  putMessageBack,
  takeMessageAway,
} from './moderated-messages.ts'
export { endConversations } from './end-conversations.ts'
export { readMessagesBy } from './written-messages.queries.ts'
export { reachMessage } from './message-facts.ts'
export { canReportMessage } from './messaging.policy.ts'
export { scheduleMessaging } from './messaging.jobs.ts'
export { bindMessaging } from './messaging.routes.ts'
export { bindUnread } from './unread.routes.ts'
