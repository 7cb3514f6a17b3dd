import type { ReactionType, SharedType } from '@pinfold/contract'
import type { Generated } from 'kysely'

/** How a member has a conversation: among the others, as a stranger's request, turned down, or left. */
export type InboxState = 'open' | 'request' | 'declined' | 'left'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    conversations: {
      bucket: number
      id: string
      is_group: boolean
      last_message_id: string | null
      created_at: Date
    }
    conversation_members: {
      bucket: number
      conversation_id: string
      member_id: string
      edge_id: string
      joined_after: Generated<string>
      left_at: Date | null
    }
    messages: {
      bucket: number
      id: string
      conversation_id: string
      sender_id: string
      text: Generated<string>
      shared_type: SharedType | null
      shared_id: string | null
      created_at: Date
    }
    message_reactions: { bucket: number; message_id: string; member_id: string; reaction_type: ReactionType }
    conversation_pairs: { bucket: number; first_id: string; second_id: string; conversation_id: string }
    inboxes: {
      bucket: number
      member_id: string
      conversation_id: string
      state: InboxState
      is_hidden: Generated<boolean>
      last_message_id: string
      last_read_message_id: Generated<string>
      unread_count: Generated<number>
      other_member_id: string | null
    }
  }
}
