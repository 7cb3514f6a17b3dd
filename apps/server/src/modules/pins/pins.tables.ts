import type { PinAvailability, BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { StoredMention } from '../graph/index.ts'
import type { Veil } from '../media/index.ts'
import type { StoredBlock } from './kinds/stored-block.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    pin_topics: { bucket: number; pin_id: PinId; topic_id: string }
    pin_products: {
      bucket: number
      pin_id: PinId
      product_id: PinId
      pinner_id: MemberId
      position: number
      from_left: number
      from_top: number
      page: Generated<number>
    }
    pins: {
      bucket: number
      id: PinId
      pinner_id: MemberId
      board_id: BoardId | null
      section_id: SectionId | null
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
      /** Of members who are named in the description. */
      mentions: ColumnType<StoredMention[], string | undefined, string>
      alt_text: string
      link: string
      domain: string
      saved_from_pin_id: PinId | null
      is_comments_allowed: Generated<boolean>
      is_similar_products_shown: Generated<boolean>
      topic_count: Generated<number>
      product_count: Generated<number>
      page_count: Generated<number>
      /** Millionths of the currency's unit. */
      price_micros: Generated<string | null>
      price_currency: Generated<string | null>
      availability: Generated<PinAvailability | null>
      /** See `withheldFrom`. */
      withheld_in: Generated<string>
      is_undiscoverable: Generated<boolean>
      /** The worst of its pictures. */
      veil: Generated<Veil>
      created_at: Date
    }
    board_pins: {
      bucket: number
      board_id: BoardId
      edge_id: string
      pin_id: PinId
      pinner_id: MemberId
      section_id: SectionId | null
      rank: string | null
    }
    pin_pages: {
      bucket: number
      pin_id: PinId
      position: number
      id: string
      blocks: ColumnType<StoredBlock[], string, string>
      layout: string
      style: ColumnType<Record<string, number | string>, string, string>
    }
    pin_media: {
      bucket: number
      pin_id: PinId
      position: number
      kind: 'image' | 'video'
      content_hash: string
      signature: string
      extension: string
      width: number
      height: number
      duration_ms: number | null
      has_ladder: Generated<boolean>
      is_animated: Generated<boolean>
      captions: ColumnType<Record<string, string>, string, string>
    }
    video_plays: { bucket: number; pin_id: PinId; day: string; play_count: number; watched_ms: string }
  }
}
