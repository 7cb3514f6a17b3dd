import type {
  LawKey,
  MemberId,
  TakedownDetail,
  TakedownItemState,
  TakedownLawType,
  TakedownObjectType,
  TakedownState,
} from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'

/** A thing that a request names. */
export interface NamedThing {
  readonly type: TakedownObjectType
  readonly id: string
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    takedowns: {
      bucket: number
      id: string
      law: LawKey
      law_types: TakedownLawType[]
      country: string
      objects: ColumnType<NamedThing[], string, never>
      explanation: string
      details: ColumnType<Record<TakedownDetail, string>, string, string>
      name: string
      organisation: string
      email: string
      locale: string
      flagger_number: string
      is_for_complaints_office: boolean
      state: TakedownState
      reason: Generated<string>
      due_at: Date
      decided_at: Date | null
      created_at: Date
      papers_gone_at: Date | null
    }
    takedown_items: {
      bucket: number
      object_id: string
      takedown_id: string
      law: LawKey
      object_type: TakedownObjectType
      member_id: MemberId
      state: TakedownItemState
      /** As `withheldFrom` reads it. */
      countries: Generated<string>
      removed_at: Date | null
      objection_until: Date | null
      objection: Generated<string>
      objected_at: Date | null
      restore_at: Date | null
    }
  }
}
