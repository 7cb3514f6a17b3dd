import type { MemberId } from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { ExportPlace } from './exports/plan/export-step.ts'
import type { ZipEntry } from './exports/archive/zip-format.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    data_exports: {
      bucket: number
      id: string
      member_id: MemberId
      state: Generated<'waiting' | 'working' | 'ready' | 'failed'>
      progress: Generated<number>
      byte_size: string | null
      failure_count: Generated<number>
      asked_at: Date
      expires_at: Date
    }
    data_export_parts: {
      bucket: number
      export_id: string
      number: number
      file_key: string
      byte_size: string
      entries: ColumnType<ZipEntry[], string, never>
      place: ColumnType<ExportPlace | null, string | null, never>
    }
  }
}
