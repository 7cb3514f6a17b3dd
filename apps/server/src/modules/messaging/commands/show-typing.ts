import type { ConversationId } from '@pinfold/contract'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { isBlockedEitherWay, knowConversation, othersOf } from '../conversation-facts.ts'
import { findInboxes } from '../inboxes.queries.ts'
import type { MessagingDeps } from '../messaging-deps.ts'
import { takeTurn } from '../messaging-limits.ts'
import { canWrite } from '../messaging.policy.ts'
import { refusal } from '../refusal.ts'

/**
 * Shows those who took the conversation in that the viewer is typing. Nothing is kept. Throws `conversation_not_found`,
 * `cannot_message`, `throttled`.
 */
export async function showTyping(deps: MessagingDeps, viewer: Member, conversationId: ConversationId): Promise<void> {
  requireFullLogin(viewer)
  await takeTurn(deps, viewer, 'typing')
  const conversation = await knowConversation(deps, viewer, conversationId)
  refusal(canWrite(conversation.facts))
  const inboxes = await findInboxes(deps.db, conversationId, othersOf(conversation))
  const hearing = inboxes.flatMap(({ memberId, state }) => {
    const member = conversation.members.get(memberId)
    return state === 'open' && member && !isBlockedEitherWay(member) ? [memberId] : []
  })
  deps.live.whisper(hearing, { kind: 'typing', conversation_id: conversationId, user_id: viewer.id })
}
