import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    follows: {
      bucket: number
      follower_id: MemberId
      followee_id: MemberId
      state: 'following' | 'requested'
      edge_id: string
    }
    followers: {
      bucket: number
      followee_id: MemberId
      follower_id: MemberId
      state: 'following' | 'requested'
      edge_id: string
    }
    blocks: { bucket: number; blocker_id: MemberId; blocked_id: MemberId; created_at: Date }
    blocked_by: { bucket: number; blocked_id: MemberId; blocker_id: MemberId }
    board_follows: { bucket: number; follower_id: MemberId; board_id: BoardId; edge_id: string }
    follow_invites: { bucket: number; id: string; owner_id: MemberId; secret_hash: Buffer; expires_at: Date }
    topics: {
      bucket: number
      id: string
      slug: string
      name: string
      theme: string
      /** The topic that it is below; null for the first ones. */
      parent_id: string | null
      /** Other English words for it, in small letters. */
      synonyms: Generated<string[]>
      /** What editors wrote, by language. */
      names: JSONColumnType<Readonly<Record<string, string>>>
      is_hidden: Generated<boolean>
      cover_pin_id: PinId | null
    }
    topic_follows: { bucket: number; member_id: MemberId; topic_id: string; edge_id: string }
    board_followers: { bucket: number; board_id: BoardId; follower_id: MemberId; edge_id: string }
  }
}
