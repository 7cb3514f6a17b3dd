import type { BoardId, ClaimMethod, ClaimState, FeedFailure, MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    claimed_sites: {
      bucket: number
      member_id: MemberId
      domain: string
      token: string
      method: ClaimMethod | null
      state: ClaimState
      address: Generated<string>
      claimed_at: Date
      verified_at: Date | null
      checked_at: Date | null
      due_at: Date | null
      failures: Generated<number>
      failing_since: Date | null
      pin_count: number | null
      save_count: number | null
      member_count: number | null
      recent_count: number | null
      counted_at: Date | null
    }
    claimed_domains: { bucket: number; domain: string; member_id: MemberId }
    site_feeds: {
      bucket: number
      id: string
      member_id: MemberId
      domain: string
      address: string
      board_id: BoardId
      state: 'active' | 'paused'
      failure: FeedFailure | null
      failing_since: Date | null
      due_at: Date
      read_at: Date | null
      etag: string | null
      last_modified: string | null
      day: string | null
      day_count: Generated<number>
      published_count: Generated<number>
      created_at: Date
    }
    site_feed_entries: {
      bucket: number
      feed_id: string
      entry_key: string
      pin_id: PinId | null
      failures: Generated<number>
      noted_at: Date
    }
  }
}
