import type { AbuseBlockKind, MemberId } from '@pinfold/contract'
import type { ColumnType, JSONColumnType } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    member_trust: {
      bucket: number
      member_id: MemberId
      points: number
      trust: number
      facts: JSONColumnType<object>
      reckoned_at: Date
    }
    abuse_marks: {
      bucket: number
      mark_key: string
      member_id: MemberId
      thing_id: string
      standing: number
      made_at: Date
    }
    abuse_measures: {
      bucket: number
      id: string
      member_id: MemberId
      cause: string
      is_holding_back: boolean
      is_limiting: boolean
      evidence: ColumnType<Readonly<Record<string, unknown>>, string, string>
      made_at: Date
      ends_at: Date
      ended_at: Date | null
      undone_at: Date | null
      undone_by: MemberId | null
    }
    abuse_blocks: {
      bucket: number
      id: string
      kind: AbuseBlockKind
      value: string
      reason: string
      made_by: MemberId | null
      made_at: Date
      ends_at: Date | null
    }
  }
}
