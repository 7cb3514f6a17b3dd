import type { MemberId } from '@pinfold/contract'
import '../../platform/db/tables.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    profile_views: { bucket: number; member_id: MemberId; day: string; view_count: number }
  }
}
