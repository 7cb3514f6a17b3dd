import { limits, type MemberId } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { findCases, type CaseRow, lockCase, setTaken } from './cases.queries.ts'
import { type CaseFacts, canTake, holderOf } from './case.policy.ts'
import { knowCase, nameOfHolder } from './know-case.ts'
import { takenWords } from './report-taken.words.ts'

interface Taken {
  readonly taken_by: MemberId | null
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'report.taken': { before: Taken; after: Taken }
    'report.released': { before: Taken; after: Taken }
  }
}

const LEASE_MILLISECONDS = limits.moderation.leaseMinutes * 60_000

interface Wish {
  readonly caseId: Id
  readonly reason: string
}

/**
 * Keeps a case for the actor for some minutes. While it is theirs, again keeps it for longer, which is not written down.
 * Throws `report_not_found`, `report_decided`, `not_allowed`, and `report_taken`, which says by whom.
 */
export async function takeCase(deps: WriteDeps, actor: Actor, { caseId, reason }: Wish): Promise<Acted<Id>> {
  return writeAct(
    deps,
    actor,
    'take-report',
    await actOnCase(deps, 'report.taken', caseId, reason),
    async (tx, ask) => {
      const [held, row] = await lockCase(tx, caseId)
      if (!row) throw new AppError('report_not_found')
      const now = deps.clock.now()
      const facts = await knowCase(tx, row, actor, now)
      await refuseSecond(tx, row, facts)
      const writer = ask(held, canTake(facts))
      const before = holderOf(row, now)
      await setTaken(writer, caseId, actor.id, new Date(now.getTime() + LEASE_MILLISECONDS))
      if (before === actor.id) return { isUnchanged: true, answer: caseId }
      return { before: { taken_by: before }, after: { taken_by: actor.id }, answer: caseId }
    },
  )
}

/** Gives a case back; one that is not the actor's stays as it is. Throws `report_not_found`, and as `takeCase` does. */
export async function releaseCase(deps: WriteDeps, actor: Actor, { caseId, reason }: Wish): Promise<Acted<Id>> {
  const act = await actOnCase(deps, 'report.released', caseId, reason)
  return writeAct(deps, actor, 'release-report', act, async (tx, ask) => {
    const [held, row] = await lockCase(tx, caseId)
    if (!row) throw new AppError('report_not_found')
    const now = deps.clock.now()
    if (holderOf(row, now) !== actor.id) return { isUnchanged: true, answer: caseId }
    const writer = ask(held, canTake(await knowCase(tx, row, actor, now)))
    await setTaken(writer, caseId, null, null)
    return { before: { taken_by: actor.id }, after: { taken_by: null }, answer: caseId }
  })
}

/** What the log says an act on a case is about. Throws `report_not_found`. */
export async function actOnCase<K extends string>(deps: Pick<WriteDeps, 'db'>, kind: K, caseId: Id, reason: string) {
  const [row] = await findCases(deps.db, [caseId])
  if (!row) throw new AppError('report_not_found')
  return { kind, thing: { type: 'report', id: caseId }, concerned: row.concernedId, reason } as const
}

/** Whoever comes second is told by whom the case was taken up, and until when. */
export async function refuseSecond(tx: Tx, row: CaseRow, facts: CaseFacts): Promise<void> {
  const decision = canTake(facts)
  if (decision.isAllowed || decision.code !== 'report_taken') return
  const time = (row.takenUntil ?? row.firstAt).toISOString().slice(11, 16)
  const message = takenWords.takenBy({ name: await nameOfHolder(tx, row), time })
  throw new AppError('report_taken', { message })
}
