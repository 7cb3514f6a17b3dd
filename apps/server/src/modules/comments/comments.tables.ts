import type { CommentId, MemberId, PinId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'

/** A member named in a text; the name is the member's own, so it is not kept here. */
export interface StoredMention {
  user_id: string
  /** Where the `@` stands, and the length with it, in UTF-16 code units. */
  offset: number
  length: number
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    comments: {
      bucket: number
      id: CommentId
      aggregate_id: string
      pin_id: PinId
      author_id: MemberId
      parent_id: string | null
      text: string
      mentions: ColumnType<StoredMention[], string, string>
      reply_count: Generated<number>
      like_count: Generated<number>
      edited_at: Date | null
      created_at: Date
    }
    authored_comments: { bucket: number; member_id: MemberId; comment_id: CommentId }
    comment_likes: { bucket: number; member_id: MemberId; comment_id: CommentId; edge_id: string }
    comment_likers: { bucket: number; comment_id: CommentId; member_id: MemberId; edge_id: string }
  }
}
