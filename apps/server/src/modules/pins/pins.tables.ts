import type { PinAvailability, ReactionType } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { StoredBlock } from './kinds/pin-media.queries.ts'

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
      page_count: Generated<number>
      /** Millionths of the currency's unit. */
      price_micros: Generated<string | null>
      price_currency: Generated<string | null>
      availability: Generated<PinAvailability | null>
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
      done_count: Generated<number>
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
    favorite_pins: {
      bucket: number
      member_id: string
      pin_id: string
      edge_id: string
      is_created: Generated<boolean>
    }
    pin_pages: {
      bucket: number
      pin_id: string
      position: number
      id: string
      blocks: ColumnType<StoredBlock[], string, string>
      layout: string
      style: ColumnType<Record<string, number | string>, string, string>
    }
    pin_media: {
      bucket: number
      pin_id: string
      position: number
      kind: 'image' | 'video'
      content_hash: string
      signature: string
      extension: string
      width: number
      height: number
      duration_ms: number | null
    }
    hidden_pins: { bucket: number; member_id: string; pin_id: string; edge_id: string }
  }
}
