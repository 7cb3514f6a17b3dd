import {
  acceptConversation,
  addToConversation,
  conversationMessagesResource,
  conversationsResource,
  declineConversation,
  deleteMessage as deleteMessageCall,
  getConversation,
  getMessage,
  hideConversation as hideConversationCall,
  leaveConversation as leaveConversationCall,
  reactToMessage as reactToMessageCall,
  readConversation,
  typeInConversation,
  unreactToMessage as unreactToMessageCall,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { addPeople } from './commands/add-people.ts'
import {
  acceptRequest,
  declineRequest,
  hideConversation,
  leaveConversation,
  markRead,
} from './commands/keep-conversation.ts'
import { deleteMessage } from './commands/delete-message.ts'
import { reactToMessage, unreactToMessage } from './commands/react-to-message.ts'
import { sendMessage } from './commands/send-message.ts'
import { showTyping } from './commands/show-typing.ts'
import { startConversation } from './commands/start-conversation.ts'
import { distinctEmails } from './mail-invitations/invite-by-mail.ts'
import { conversationsView, conversationView } from './conversations.view.ts'
import { messagesView, messageView } from './messages.view.ts'
import type { SharedViewDeps } from './shared-things.ts'
import type { MessagingDeps } from './messaging-deps.ts'

type Deps = MessagingDeps & SharedViewDeps

const messageOf = (options: { conversation_id: string; message_id: string }) => ({
  conversationId: options.conversation_id,
  messageId: options.message_id,
})

/** Conversations, their messages, and what members do with them. */
export function bindMessaging(binder: Binder, deps: Deps): void {
  bindMessages(binder, deps)
  bindKeeping(binder, deps)
}

function bindMessages({ bind, bindPaged }: Binder, deps: Deps): void {
  bindPaged(conversationsResource.get, ({ viewer, options, page }) =>
    conversationsView(deps, requireMember(viewer), options, page),
  )
  bind(conversationsResource.create, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    const conversation = await conversationView(deps, member, await startConversation(deps, member, options))
    return { ...conversation, emails: distinctEmails(options.emails) }
  })
  bindPaged(conversationMessagesResource.get, ({ viewer, options, page }) => {
    return messagesView(deps, requireMember(viewer), options.conversation_id, page)
  })
  bind(conversationMessagesResource.create, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    return messageView(deps, member, options.conversation_id, await sendMessage(deps, member, options))
  })
  bind(getConversation, ({ viewer, options }) => conversationView(deps, requireMember(viewer), options.conversation_id))
  bind(getMessage, ({ viewer, options }) =>
    messageView(deps, requireMember(viewer), options.conversation_id, options.message_id),
  )
  bind(deleteMessageCall, async ({ viewer, options }) => {
    await deleteMessage(deps, requireMember(viewer), messageOf(options))
    return null
  })
  bind(reactToMessageCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await reactToMessage(deps, member, messageOf(options), options.reaction_type)
    return messageView(deps, member, options.conversation_id, options.message_id)
  })
  bind(unreactToMessageCall, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await unreactToMessage(deps, member, messageOf(options))
    return messageView(deps, member, options.conversation_id, options.message_id)
  })
}

function bindKeeping({ bind }: Binder, deps: Deps): void {
  bind(readConversation, async ({ viewer, options }) => {
    await markRead(deps, requireMember(viewer), messageOf(options))
    return null
  })
  bind(acceptConversation, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await acceptRequest(deps, member, options.conversation_id)
    return conversationView(deps, member, options.conversation_id)
  })
  bind(declineConversation, async ({ viewer, options }) => {
    await declineRequest(deps, requireMember(viewer), options.conversation_id)
    return null
  })
  bind(hideConversationCall, async ({ viewer, options }) => {
    await hideConversation(deps, requireMember(viewer), options.conversation_id)
    return null
  })
  bind(leaveConversationCall, async ({ viewer, options }) => {
    await leaveConversation(deps, requireMember(viewer), options.conversation_id)
    return null
  })
  bind(addToConversation, async ({ viewer, options }) => {
    const member = requireMember(viewer)
    await addPeople(deps, member, options)
    return conversationView(deps, member, options.conversation_id)
  })
  bind(typeInConversation, async ({ viewer, options }) => {
    await showTyping(deps, requireMember(viewer), options.conversation_id)
    return null
  })
}
