import type { LiveNews, MemberId } from '@pinfold/contract'
import type { ColumnType } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    live_streams: { bucket: number; member_id: MemberId; last_number: string }
    live_events: {
      bucket: number
      member_id: MemberId
      number: string
      payload: ColumnType<LiveNews, string, never>
      created_at: Date
    }
  }
}
