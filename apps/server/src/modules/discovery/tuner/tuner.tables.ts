import type { HomeSourceKind, MemberId } from '@pinfold/contract'
import '../../../platform/db/tables.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    muted_sources: { bucket: number; member_id: MemberId; kind: HomeSourceKind; source_id: string; edge_id: string }
  }
}
