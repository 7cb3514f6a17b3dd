import type { ReactionType, SharedType, ConversationId, MemberId, MessageId } from '@pinfold/contract'
import type { Generated } from 'kysely'

/** How a member has a conversation: among the others, as a stranger's request, turned down, or left. */
export type InboxState = 'open' | 'request' | 'declined' | 'left'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    conversations: {
      bucket: number
      id: ConversationId
      is_group: boolean
      last_message_id: MessageId | null
      created_at: Date
    }
    conversation_members: {
      bucket: number
      conversation_id: ConversationId
      member_id: MemberId
      edge_id: string
      joined_after: Generated<string>
      left_at: Date | null
    }
    messages: {
      bucket: number
      id: MessageId
      conversation_id: ConversationId
      sender_id: MemberId
      text: Generated<string>
      shared_type: SharedType | null
      shared_id: string | null
      created_at: Date
    }
    message_reactions: { bucket: number; message_id: MessageId; member_id: MemberId; reaction_type: ReactionType }
    conversation_pairs: { bucket: number; first_id: string; second_id: string; conversation_id: ConversationId }
    inboxes: {
      bucket: number
      member_id: MemberId
      conversation_id: ConversationId
      state: InboxState
      is_hidden: Generated<boolean>
      last_message_id: MessageId
      last_read_message_id: Generated<MessageId>
      unread_count: Generated<number>
      other_member_id: MemberId | null
    }
  }
}
