import type { MemberId, PinId } from '@pinfold/contract'
import '../../../platform/db/tables.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    pin_clusters: { bucket: number; id: string; member_id: MemberId; names: string[]; position: number }
    pin_cluster_pins: { bucket: number; cluster_id: string; pin_id: PinId }
    cluster_wishes: { bucket: number; member_id: MemberId; wished_at: Date }
  }
}
