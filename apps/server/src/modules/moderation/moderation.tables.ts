import type {
  AppealableKind,
  AppealState,
  MemberId,
  ModerationAct,
  PinId,
  ReportedType,
  ReportReason,
} from '@pinfold/contract'
import type { ColumnType, Generated } from 'kysely'
import type { KeptComment } from '../comments/index.ts'
import type { KeptMessage } from '../messaging/index.ts'

/** What was removed for good, as far as an appeal can bring it back. */
export type KeptThing = ({ readonly type: 'comment' } & KeptComment) | ({ readonly type: 'message' } & KeptMessage)

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
      /** Null for those from before there were cases. */
      case_id: string | null
    }
    report_cases: {
      bucket: number
      id: string
      object_type: ReportedType
      object_id: string
      pin_id: PinId | null
      concerned_id: MemberId | null
      state: Generated<'open' | 'closed'>
      is_escalated: Generated<boolean>
      urgency: number
      reasons: ReportReason[]
      report_count: Generated<number>
      first_at: Date
      taken_by: MemberId | null
      taken_until: Date | null
      act: ModerationAct | null
      decided_by: MemberId | null
      decided_at: Date | null
      /** The decisions that blocked pictures which this one's is nearly. */
      like_decision_ids: Generated<string[]>
    }
    case_reports: {
      bucket: number
      case_id: string
      reporter_id: MemberId
      reason: ReportReason
      detail: string
      created_at: Date
    }
    moderation_decisions: {
      bucket: number
      id: string
      member_id: MemberId
      /** Null for what followed from removals by law. */
      case_id: string | null
      object_type: ReportedType
      object_id: string
      kind: AppealableKind
      reason: string
      until: Date | null
      state: Generated<'standing' | 'lifted'>
      decided_by: MemberId | null
      decided_at: Date
      kept: ColumnType<KeptThing | null, string | null, string | null>
      appeal: Generated<string>
      appealed_at: Date | null
      appeal_state: Generated<AppealState>
      appeal_answer: Generated<string>
      appeal_decided_by: MemberId | null
      appeal_decided_at: Date | null
    }
  }
}
