import type { AppealState } from '@pinfold/contract'
import { allow, deny } from '../../../platform/auth/decision.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { findDecision, lockDecision, updateDecision } from '../decisions/decisions.queries.ts'
import { lift } from '../decisions/end-suspensions.ts'
import { enforceDecision, type EnforceDeps } from '../decisions/enforce-decision.ts'
import { canDecideAppeal } from './appeal.policy.ts'
import { findJudges } from './other-judges.ts'
import { reportAgain } from './report-again.ts'
import { findConcerned } from './who-is-concerned.ts'
import '../moderation-events.ts'

interface Stand {
  readonly appeal_state: AppealState
  readonly state: 'standing' | 'lifted'
  /** Whoever decided before decided again, since there was no other. */
  readonly nobody_else?: true
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'appeal.granted': { before: Stand; after: Stand }
    'appeal.refused': { before: Stand; after: Stand }
  }
}

interface Wish {
  readonly decisionId: Id
  readonly isGranted: boolean
  readonly reason: string
}

/**
 * Answers an appeal, once: granted, what was decided holds no more when this answers, and what was reported waits
 * again. Throws `decision_not_found`,
 * `appeal_decided`, `not_allowed` to whoever decided before or is concerned, and `too_early_to_decide` where nobody else works
 * here, until the days are over.
 */
export async function decideAppeal(deps: EnforceDeps, actor: Actor, wish: Wish): Promise<Acted<Id>> {
  const { decisionId, isGranted, reason } = wish
  const seen = await findDecision(deps.db, decisionId)
  if (!seen) throw new AppError('decision_not_found')
  const outcome = isGranted ? 'granted' : 'refused'
  const kind = isGranted ? ('appeal.granted' as const) : ('appeal.refused' as const)
  const act = { kind, thing: { type: 'decision', id: decisionId }, concerned: seen.memberId, reason }
  const acted = await writeAct(deps, actor, 'decide-appeal', act, async (tx, ask) => {
    const [held, row] = await lockDecision(tx, decisionId)
    if (!row) throw new AppError('decision_not_found')
    const isSame = row.appealState === outcome && row.appealAnswer === reason
    const concernedIds = (await findConcerned(tx, [row]))(row)
    const hasOther = (await findJudges(tx))(actor.id, concernedIds)
    const judge = { id: actor.id, isOwner: actor.roles.includes('owner'), hasOther }
    const isConcerned = actor.id !== null && concernedIds.includes(actor.id)
    const decision = isConcerned ? deny('not_allowed') : canDecideAppeal(row, judge, deps.clock.now())
    const writer = ask(held, isSame ? allow : decision)
    if (isSame) return { isUnchanged: true, answer: decisionId }
    await updateDecision(writer, decisionId, {
      appeal_state: outcome,
      appeal_answer: reason,
      appeal_decided_by: actor.id,
      appeal_decided_at: deps.clock.now(),
    })
    if (isGranted) await lift(deps, writer, row)
    if (isGranted && row.kind === 'dismiss') await reportAgain(deps, writer, row)
    const letter = { decisionId, memberId: row.memberId, letter: `appeal-${outcome}` } as const
    await deps.outbox.emit(writer, bucketOf(decisionId), 'moderation.letter', letter)
    const before = { appeal_state: row.appealState, state: row.state }
    const isAlone = actor.id !== null && actor.id === row.decidedBy
    const stand: Stand = { appeal_state: outcome, state: isGranted ? 'lifted' : row.state }
    const after: Stand = isAlone ? { ...stand, nobody_else: true } : stand
    return { before, after, answer: decisionId }
  })
  await enforceDecision(deps, decisionId)
  return acted
}
