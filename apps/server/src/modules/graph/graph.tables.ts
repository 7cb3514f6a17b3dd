declare module '../../platform/db/tables.ts' {
  interface Tables {
    follows: {
      bucket: number
      follower_id: string
      followee_id: string
      state: 'following' | 'requested'
      edge_id: string
    }
    followers: {
      bucket: number
      followee_id: string
      follower_id: string
      state: 'following' | 'requested'
      edge_id: string
    }
    blocks: { bucket: number; blocker_id: string; blocked_id: string; created_at: Date }
    blocked_by: { bucket: number; blocked_id: string; blocker_id: string }
    board_follows: { bucket: number; follower_id: string; board_id: string; edge_id: string }
    follow_invites: { bucket: number; id: string; owner_id: string; secret_hash: Buffer; expires_at: Date }
    topics: { bucket: number; id: string; slug: string; name: string; theme: string }
    topic_follows: { bucket: number; member_id: string; topic_id: string; edge_id: string }
    board_followers: { bucket: number; board_id: string; follower_id: string; edge_id: string }
  }
}
