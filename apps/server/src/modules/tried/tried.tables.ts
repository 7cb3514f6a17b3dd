import type { MemberId, PinId } from '@pinfold/contract'
declare module '../../platform/db/tables.ts' {
  interface Tables {
    tries: {
      bucket: number
      id: string
      member_id: MemberId
      aggregate_id: string
      pin_id: PinId
      details: string
      content_hash: string | null
      signature: string | null
      extension: string | null
      width: number | null
      height: number | null
      created_at: Date
    }
    aggregate_tries: { bucket: number; aggregate_id: string; edge_id: string; try_id: string; member_id: MemberId }
  }
}
