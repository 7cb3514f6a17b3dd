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
import { conversationKey } from './conversation-keys.ts'
import { conversationsChanged } from './stale-conversations.ts'

/** What commands do to conversations that were read before. */
export const conversationEffects: readonly Effect[] = [
  after(conversationsResource.create, ({ queries }) => void conversationsChanged(queries)),
  after(addToConversation, ({ queries }, { data }) => void queries.setQueryData(conversationKey(data.id), data)),
  after(acceptConversation, ({ queries }, { data }) => {
    queries.setQueryData(conversationKey(data.id), data)
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
