import type { HistoryEntry, MemberId } from '@pinfold/contract'
import '../../../platform/db/tables.ts'

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    history_entries: {
      bucket: number
      member_id: MemberId
      kind: HistoryEntry['kind']
      thing_id: string
      edge_id: string
    }
  }
}
