import type { MemberId, PinId } from '@pinfold/contract'
import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    favorite_pins: {
      bucket: number
      member_id: MemberId
      pin_id: PinId
      edge_id: string
      is_created: Generated<boolean>
    }
    hidden_pins: { bucket: number; member_id: MemberId; pin_id: PinId; edge_id: string }
  }
}
