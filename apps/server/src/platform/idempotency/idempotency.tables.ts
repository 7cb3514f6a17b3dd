import type { MemberId } from '@pinfold/contract'
import type { ColumnType } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: {
      bucket: number
      member_id: MemberId
      idempotency_key: string
      request_hash: string
      is_committed: ColumnType<boolean, boolean | undefined, boolean>
      answer: ColumnType<unknown, string | null | undefined, string | null>
      results: ColumnType<Record<string, string | null> | null, never, null>
      http_status: number | null
      created_at: Date
    }
  }
}
