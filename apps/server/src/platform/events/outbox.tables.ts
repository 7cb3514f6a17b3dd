import type { ColumnType } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    outbox_events: {
      bucket: number
      id: string
      name: string
      payload: ColumnType<unknown, string, never>
      created_at: Date
    }
  }
}
