import type { NewsDigest, NewsKind } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notifications: {
      bucket: number
      id: string
      member_id: string
      kind: NewsKind
      group_key: string
      pin_id: string | null
      board_id: string | null
      comment_id: string | null
      version_id: string
    }
    notification_sources: {
      bucket: number
      notification_id: string
      source_id: string
      member_id: string
      source_key: string
      actor_id: string
      object_id: string | null
    }
    notification_settings: {
      bucket: number
      member_id: string
      muted_kinds: Generated<string[]>
      digest: Generated<NewsDigest>
    }
    push_subscriptions: {
      bucket: number
      id: string
      member_id: string
      session_id: string
      endpoint: string
      p256dh: string
      auth: string
      created_at: Date
    }
    notification_states: {
      bucket: number
      member_id: string
      seen_id: Generated<string>
      digested_id: Generated<string>
      next_digest_at: Date | null
    }
  }
}
