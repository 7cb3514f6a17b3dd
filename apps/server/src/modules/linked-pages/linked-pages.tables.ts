import type { PinId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { StoredFacts } from './stored-facts.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    linked_pages: {
      bucket: number
      id: string
      address: string
      title: string | null
      description: string | null
      site_name: string | null
      icon_url: string | null
      facts: ColumnType<StoredFacts | null, string | null, string | null>
      price_before: string | null
      price_fell_at: Date | null
      is_broken: Generated<boolean>
    }
    linked_page_reads: {
      bucket: number
      page_id: string
      host: string
      due_at: Date
      pin_count: Generated<number>
      etag: string | null
      last_modified: string | null
      read_at: Date | null
      failures: Generated<number>
      failing_since: Date | null
    }
    linked_page_fills: { bucket: number; last_bucket: number; last_id: string; is_done: boolean }
    linked_page_pins: {
      bucket: number
      page_id: string
      pin_id: PinId
    }
  }
}
