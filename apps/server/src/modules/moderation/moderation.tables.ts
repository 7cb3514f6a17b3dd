import type { ReportedType, ReportReason } from '@pinfold/contract'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    reports: {
      bucket: number
      reporter_id: string
      object_type: ReportedType
      object_id: string
      pin_id: string | null
      reason: ReportReason
      detail: string
      state: 'open' | 'closed'
      created_at: Date
    }
  }
}
