import type { ReactionType } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    pins: {
      bucket: number
      id: string
      pinner_id: string
      board_id: string | null
      section_id: string | null
      edge_id: string | null
      kind: Generated<'picture' | 'video' | 'story'>
      is_created: boolean
      aggregate_id: string
      content_hash: string
      signature: string
      width: number
      height: number
      extension: string
      is_animated: boolean
      dominant_color: string
      placeholder: string
      is_public: boolean
      has_public_picture: boolean
      title: string
      description: string
      alt_text: string
      link: string
      domain: string
      saved_from_pin_id: string | null
      is_comments_allowed: Generated<boolean>
      created_at: Date
    }
    board_pins: {
      bucket: number
      board_id: string
      edge_id: string
      pin_id: string
      pinner_id: string
      section_id: string | null
      rank: string | null
    }
    aggregates: {
      bucket: number
      id: string
      content_hash: string
      signature: string
      is_public: boolean
      save_count: Generated<number>
      comment_count: Generated<number>
      reaction_counts: ColumnType<Record<string, number>, string | undefined, string>
      created_at: Date
    }
    pin_reactions: {
      bucket: number
      member_id: string
      aggregate_id: string
      reaction_type: ReactionType
      edge_id: string
    }
    aggregate_reactions: {
      bucket: number
      aggregate_id: string
      member_id: string
      reaction_type: ReactionType
      edge_id: string
    }
    favorite_pins: { bucket: number; member_id: string; pin_id: string; edge_id: string }
    hidden_pins: { bucket: number; member_id: string; pin_id: string; edge_id: string }
  }
}
