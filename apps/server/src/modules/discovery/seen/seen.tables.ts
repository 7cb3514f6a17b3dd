import type { MemberId, PinId } from '@pinfold/contract'
import '../../../platform/db/tables.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    seen_pins: { bucket: number; member_id: MemberId; pin_id: PinId; edge_id: string }
  }
}
