import type { BoardId, DeviceSource, InsightSource, MemberId, PinId } from '@pinfold/contract'
import type { ColumnType } from 'kysely'
import type { SeenBatch } from './noting/seen-batch.ts'

interface Counts {
  impressions: string
  closeups: string
  saves: string
  outbound_clicks: string
  video_plays: string
  watched_ms: string
}

interface OfDay {
  bucket: number
  business_id: MemberId
  day: string
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    insight_batches: {
      bucket: number
      batch_key: Buffer
      noted_at: Date
      seen: ColumnType<SeenBatch | null, string, string | null>
    }
    insight_days: OfDay & Counts & { source: InsightSource }
    insight_boards: OfDay & Counts & { board_id: BoardId }
    insight_sites: OfDay & Counts & { site: string; source: InsightSource }
    insight_pins: OfDay &
      Counts & { pin_id: PinId; source: InsightSource; board_id: BoardId | null; site: string | null }
    insight_audience: {
      bucket: number
      business_id: MemberId
      viewer_key: Buffer
      last_day: string
      engaged_day: string | null
      day_count: number
      country: string
      device: DeviceSource | ''
      topic_ids: string[]
    }
  }
}
