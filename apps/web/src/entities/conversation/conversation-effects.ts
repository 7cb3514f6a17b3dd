import {
  acceptConversation,
  addToConversation,
  conversationsResource,
  declineConversation,
  hideConversation,
  leaveConversation,
  readConversation,
} from '@pinfold/contract'
import { after, type Effect } from '../../api/effects.ts'
import { unreadChanged } from '../../api/use-unread.ts'
import { learnConversation } from './conversation-facts.ts'
import { conversationKey } from './conversation-keys.ts'
import { conversationsChanged } from './stale-conversations.ts'

/** What commands do to conversations that were read before. */
export const conversationEffects: readonly Effect[] = [
  after(conversationsResource.create, ({ queries }) => void conversationsChanged(queries)),
  after(addToConversation, (_tools, { data: conversation }) => learnConversation(conversation)),
  after(acceptConversation, ({ queries }, { data: conversation }) => {
    learnConversation(conversation)
    // It goes from one list to the other.
    return conversationsChanged(queries)
  }),
  ...[declineConversation, hideConversation, leaveConversation].map((endpoint) =>
    after(endpoint, ({ queries }, { options }) => {
      // Nothing may ask for it again on the way out.
      queries.removeQueries({ queryKey: conversationKey(String(options.conversation_id)) })
      void conversationsChanged(queries)
    }),
  ),
  after(readConversation, ({ queries }) => {
    unreadChanged(queries)
    void conversationsChanged(queries)
  }),
]
