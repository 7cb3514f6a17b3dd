import { decisionKinds, type DecisionKind, type ModerationAct } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { allow } from '../../../platform/auth/decision.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { keptComment } from '../../comments/index.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { keptMessage } from '../../messaging/index.ts'
import { enforceDecision, type EnforceDeps } from '../decisions/enforce-decision.ts'
import { noteDecision } from '../decisions/note-decision.ts'
import type { KeptThing } from '../moderation.tables.ts'
import { type CaseRow, closeCase, lockCase, setEscalated } from './cases.queries.ts'
import { canDecideCase } from './case.policy.ts'
import { knowCase } from './know-case.ts'
import { actOnCase, refuseSecond } from './take-case.ts'
import '../moderation-events.ts'

interface Stand {
  readonly state: 'open' | 'closed'
  readonly is_escalated: boolean
  readonly days?: number
}

interface Decided {
  before: Stand
  after: Stand
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'report.dismissed': Decided
    'report.escalated': Decided
    'report.hidden-thing': Decided
    'report.warned': Decided
    'report.removed-thing': Decided
    'report.suspended': Decided
    'report.banned': Decided
    'report.blocked-picture': Decided
  }
}

const kindOf = {
  dismiss: 'report.dismissed',
  escalate: 'report.escalated',
  hide: 'report.hidden-thing',
  warn: 'report.warned',
  remove: 'report.removed-thing',
  suspend: 'report.suspended',
  ban: 'report.banned',
  block_picture: 'report.blocked-picture',
} as const satisfies Record<ModerationAct, string>

interface Wish {
  readonly caseId: Id
  readonly act: ModerationAct
  /** Of a suspension. */
  readonly days: number | undefined
  readonly reason: string
}

/**
 * Decides on all reports of a thing: when it answers, what follows is done, and those concerned are told by jobs. The same
 * again by the same actor changes nothing. Throws `report_not_found`, `report_taken`, `report_decided`, and `not_allowed`
 * where the act does not fit, or is the actor's own business.
 */
export async function decideCase(deps: EnforceDeps, actor: Actor, wish: Wish): Promise<Acted<Id | null>> {
  const { caseId, act, reason } = wish
  const acted = await writeAct(
    deps,
    actor,
    'decide-report',
    await actOnCase(deps, kindOf[act], caseId, reason),
    async (tx, ask) => {
      const [held, row] = await lockCase(tx, caseId)
      if (!row) throw new AppError('report_not_found')
      const now = deps.clock.now()
      const facts = await knowCase(tx, row, actor, now)
      const isDone = row.state === 'closed' && row.act === act && row.decidedBy === actor.id
      if (!isDone) await refuseSecond(tx, row, facts)
      const writer = ask(held, isDone ? allow : canDecideCase(facts, act))
      const isSame = isDone || (act === 'escalate' && row.isEscalated)
      if (isSame) return { isUnchanged: true, answer: null }
      const before = { state: row.state, is_escalated: row.isEscalated }
      if (act === 'escalate') {
        await setEscalated(writer, caseId)
        return { before, after: { state: 'open', is_escalated: true }, answer: null }
      }
      await closeCase(writer, caseId, { act, by: actor.id, at: now })
      const decisionId = isAgainst(act) ? await decideOn(deps, tx, writer, { row, actor, wish, kind: act }) : null
      await deps.outbox.emit(writer, bucketOf(caseId), 'report.closed', { caseId, isActed: decisionId !== null })
      const days = act === 'suspend' && wish.days !== undefined ? { days: wish.days } : {}
      return { before, after: { ...before, state: 'closed', ...days }, answer: decisionId }
    },
  )
  if (acted.answer !== null) await enforceDecision(deps, acted.answer)
  return acted
}

const isAgainst = (act: ModerationAct): act is DecisionKind => decisionKinds.some((kind) => kind === act)

interface Deciding {
  readonly row: CaseRow
  readonly actor: Actor
  readonly wish: Wish
  readonly kind: DecisionKind
}

async function decideOn(
  deps: EnforceDeps,
  tx: Tx,
  writer: Writer,
  { row, actor, wish, kind }: Deciding,
): Promise<Id | null> {
  const { concernedId: memberId, id: caseId, objectType, objectId } = row
  if (memberId === null) return null
  const { days, reason } = wish
  const kept = kind === 'remove' ? await keptOf(tx, row) : null
  const about = { memberId, caseId, objectType, objectId }
  return noteDecision(deps, writer, { ...about, kind, days, reason, kept, decidedBy: actor.id })
}

async function keptOf(tx: Tx, { objectType, objectId }: CaseRow): Promise<KeptThing | null> {
  if (objectType === 'comment') {
    const comment = await keptComment(tx, objectId)
    return comment ? { type: 'comment', ...comment } : null
  }
  const message = objectType === 'message' ? await keptMessage(tx, objectId) : undefined
  return message ? { type: 'message', ...message } : null
}
