import type { NewsDigest, NewsKind, BoardId, CommentId, MemberId, PinId } from '@pinfold/contract'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notifications: {
      bucket: number
      id: string
      member_id: MemberId
      kind: NewsKind
      group_key: string
      pin_id: PinId | null
      board_id: BoardId | null
      comment_id: CommentId | null
      version_id: string
    }
    notification_sources: {
      bucket: number
      notification_id: string
      source_id: string
      member_id: MemberId
      source_key: string
      actor_id: MemberId
      object_id: string | null
    }
    notification_settings: {
      bucket: number
      member_id: MemberId
      muted_kinds: Generated<string[]>
      digest: Generated<NewsDigest>
      is_mailed_ideas: Generated<boolean>
    }
    held_news: { bucket: number; actor_id: MemberId; id: string; news: JSONColumnType<object> }
    push_subscriptions: {
      bucket: number
      id: string
      member_id: MemberId
      session_id: string
      endpoint: string
      p256dh: string
      auth: string
      created_at: Date
    }
    notification_states: {
      bucket: number
      member_id: MemberId
      seen_id: Generated<string>
      digested_id: Generated<string>
      next_digest_at: Date | null
      next_ideas_at: Date | null
      mailed_pin_ids: Generated<PinId[]>
    }
  }
}
