import type { ReportedType, ReportReason, MemberId, PinId } from '@pinfold/contract'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    reports: {
      bucket: number
      reporter_id: MemberId
      object_type: ReportedType
      object_id: string
      pin_id: PinId | null
      reason: ReportReason
      detail: string
      state: 'open' | 'closed'
      created_at: Date
    }
  }
}
