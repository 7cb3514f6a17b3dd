import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { type DecisionRow, findEndedSuspensions, lockDecision, updateDecision } from './decisions.queries.ts'
import { enforceDecision, type EnforceDeps } from './enforce-decision.ts'
import '../moderation-events.ts'

const AT_ONCE = 50

/** Lets in again those whose suspension is over. Cut off anywhere, the next run goes on. */
export async function endSuspensions(deps: EnforceDeps): Promise<void> {
  for (;;) {
    const due = await findEndedSuspensions(deps.db, deps.clock.now(), AT_ONCE)
    for (const { id } of due) await endOne(deps, id)
    if (due.length < AT_ONCE) return
  }
}

async function endOne(deps: EnforceDeps, id: Id): Promise<void> {
  await inTransaction(deps.db, 'end-suspension', async (tx) => {
    const [, decision] = await lockDecision(tx, id)
    const isOver = decision?.until !== null && decision?.until !== undefined && decision.until <= deps.clock.now()
    if (!isOver || decision.state !== 'standing') return
    const writer = writeAsSystem(tx, 'the days of the suspension are over')
    await lift(deps, writer, decision)
    const letter = { decisionId: id, memberId: decision.memberId, letter: 'over' } as const
    await deps.outbox.emit(writer, bucketOf(id), 'moderation.letter', letter)
  })
  await enforceDecision(deps, id)
}

/** A locked decision holds no more; what follows is carried out after the commit, by whoever lifts it and again by a job. */
export async function lift(deps: Pick<EnforceDeps, 'outbox'>, writer: Writer, { id }: DecisionRow): Promise<void> {
  await updateDecision(writer, id, { state: 'lifted' })
  await deps.outbox.emit(writer, bucketOf(id), 'moderation.decided', { decisionId: id })
}
