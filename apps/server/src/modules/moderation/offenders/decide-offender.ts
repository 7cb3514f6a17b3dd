import type { MemberId, OffenderAct } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type Acted, type Actor, findRolesOf, writeAct } from '../../employees/index.ts'
import { lockOffender, settleOffences } from '../../legal/index.ts'
import { enforceDecision, type EnforceDeps } from '../decisions/enforce-decision.ts'
import { noteDecision } from '../decisions/note-decision.ts'
import { canDecideOffender } from './offender.policy.ts'

interface Settled {
  readonly offences: number
  readonly days?: number
}

interface Decided {
  before: Settled
  after: Settled
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'offender.suspended': Decided
    'offender.banned': Decided
    'offender.left': Decided
  }
}

const kindOf = {
  suspend: 'offender.suspended',
  ban: 'offender.banned',
  leave: 'offender.left',
} as const satisfies Record<OffenderAct, string>

interface Wish {
  readonly memberId: MemberId
  readonly act: OffenderAct
  /** Of a suspension. */
  readonly days: number | undefined
  readonly reason: string
}

/**
 * Decides what follows for a member of whom much was removed by law; until more is removed nothing waits any longer. Throws
 * `offender_not_found` where nothing waits, and `not_allowed` to whom it concerns, and to moderators about employees.
 */
export async function decideOffender(deps: EnforceDeps, actor: Actor, wish: Wish): Promise<Acted<Id | null>> {
  const { memberId, act, days, reason } = wish
  const about = { kind: kindOf[act], thing: { type: 'user', id: memberId }, concerned: memberId, reason }
  const acted = await writeAct(deps, actor, 'decide-offender', about, async (tx, ask) => {
    const [held, row] = await lockOffender(tx, memberId)
    if (!row) throw new AppError('offender_not_found')
    const isEmployee = (await findRolesOf(tx, memberId)).length > 0
    const facts = { ...row, isConcerned: actor.id === memberId, isConcernedEmployee: isEmployee, actor }
    const writer = ask(held, canDecideOffender(facts))
    await settleOffences(writer, row)
    const { offences } = row
    const ofSuspension = act === 'suspend' && days !== undefined ? { days } : {}
    const change = { before: { offences: row.settledOffences }, after: { offences, ...ofSuspension } }
    if (act === 'leave') return { ...change, answer: null }
    const decisionId = await noteDecision(deps, writer, {
      memberId,
      caseId: null,
      objectType: 'user',
      objectId: memberId,
      kind: act,
      days,
      reason,
      kept: null,
      decidedBy: actor.id,
    })
    return { ...change, answer: decisionId }
  })
  if (acted.answer !== null) await enforceDecision(deps, acted.answer)
  return acted
}
