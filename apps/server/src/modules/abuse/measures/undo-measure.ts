import { allow, deny } from '../../../platform/auth/decision.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../employees/index.ts'
import { findMeasure, lockMeasure, setUndone } from './measures.queries.ts'
import { settleMembers } from './settle-members.ts'

interface Shown {
  readonly cause: string
  readonly is_holding_back: boolean
  readonly is_limiting: boolean
  readonly ends_at: Date
}

declare module '../../employees/write-act.ts' {
  interface Acts {
    'measure.undone': { before: Shown; after: null }
  }
}

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** What was held back of a member may be told after all, where nothing else holds it back. */
    'abuse.undone': { memberId: string }
  }
}

/** Undoes a measure, also one that is over, so that it is learned. A second time changes nothing. Throws `measure_not_found`. */
export async function undoMeasure(
  deps: WriteDeps,
  actor: Actor,
  { id, reason }: { id: Id; reason: string },
): Promise<Acted<Id>> {
  const concerned = (await findMeasure(deps.db, id))?.memberId ?? null
  const act = { kind: 'measure.undone', thing: { type: 'abuse-measure', id }, concerned, reason } as const
  return writeAct(deps, actor, 'undo-abuse-measure', act, async (tx, ask) => {
    const [held, row] = await lockMeasure(tx, id)
    const writer = ask(held, row === undefined ? deny('measure_not_found') : allow)
    if (row === undefined) throw new AppError('measure_not_found')
    if (row.undoneAt !== null) return { isUnchanged: true, answer: id }
    await setUndone(writer, id, actor.id, deps.clock.now())
    await settleMembers(deps, tx, [row.memberId])
    await deps.outbox.emit(writer, bucketOf(row.memberId), 'abuse.undone', { memberId: row.memberId })
    const { cause, isHoldingBack, isLimiting, endsAt } = row
    return {
      before: { cause, is_holding_back: isHoldingBack, is_limiting: isLimiting, ends_at: endsAt },
      after: null,
      answer: id,
    }
  })
}
