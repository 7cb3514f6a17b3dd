import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    data_exports: {
      bucket: number
      id: string
      member_id: string
      state: Generated<'waiting' | 'working' | 'ready' | 'failed'>
      progress: Generated<number>
      file_key: string | null
      byte_size: string | null
      asked_at: Date
      expires_at: Date
    }
  }
}
