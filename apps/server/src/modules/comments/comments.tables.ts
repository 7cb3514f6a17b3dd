import type { CommentId, MemberId, PinId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { StoredMention } from '../graph/index.ts'

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
