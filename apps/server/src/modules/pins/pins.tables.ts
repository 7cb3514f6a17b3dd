import type { PinAvailability } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { StoredBlock } from './kinds/stored-block.ts'

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
  }
}
