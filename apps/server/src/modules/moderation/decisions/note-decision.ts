import type { DecisionKind, MemberId, ReportedType } from '@pinfold/contract'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { KeptThing } from '../moderation.tables.ts'
import { insertDecision } from './decisions.queries.ts'
import '../moderation-events.ts'

interface NewDecision {
  readonly memberId: MemberId
  /** Null where nobody reported anything. */
  readonly caseId: Id | null
  readonly objectType: ReportedType
  readonly objectId: Id
  readonly kind: DecisionKind
  /** Of a suspension. */
  readonly days: number | undefined
  readonly reason: string
  readonly kept: KeptThing | null
  readonly decidedBy: MemberId | null
}

const DAY = 24 * 60 * 60 * 1000

/** Writes down what was decided about a member, who is told; what follows is carried out after the commit. */
export async function noteDecision(deps: WriteDeps, writer: Writer, decision: NewDecision): Promise<Id> {
  const { memberId, kind, days, kept } = decision
  const id = deps.ids.next(bucketOf(memberId))
  const now = deps.clock.now()
  await insertDecision(writer, {
    id,
    member_id: memberId,
    case_id: decision.caseId,
    object_type: decision.objectType,
    object_id: decision.objectId,
    kind,
    reason: decision.reason,
    until: kind === 'suspend' ? new Date(now.getTime() + (days ?? 1) * DAY) : null,
    decided_by: decision.decidedBy,
    decided_at: now,
    kept: kept === null ? null : JSON.stringify(kept),
    appealed_at: null,
    appeal_decided_by: null,
    appeal_decided_at: null,
  })
  await deps.outbox.emit(writer, bucketOf(id), 'moderation.decided', { decisionId: id })
  await deps.outbox.emit(writer, bucketOf(id), 'moderation.letter', { decisionId: id, memberId, letter: 'decided' })
  return id
}
