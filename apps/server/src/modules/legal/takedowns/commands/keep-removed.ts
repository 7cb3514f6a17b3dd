import { allow } from '../../../../platform/auth/decision.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { type Acted, type Actor, writeAct } from '../../../employees/index.ts'
import { updateItem } from '../takedown-items.queries.ts'
import { lockTakedown } from '../takedowns.queries.ts'
import { actOn, itemsOf } from './act-on-takedown.ts'
import '../takedown-events.ts'

/**
 * Somebody went to court after an objection: the things of the request stay removed, until a court says otherwise. Throws
 * `takedown_not_found`, and `not_allowed` to whom the things belong.
 */
export async function keepRemoved(
  deps: WriteDeps,
  actor: Actor,
  { takedownId, reason }: { readonly takedownId: Id; readonly reason: string },
): Promise<Acted<null>> {
  const act = await actOn(deps.db, actor, { kind: 'takedown.kept-removed', takedownId, reason })
  return writeAct(deps, actor, 'keep-removed', act, async (tx, ask) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    if (!row) throw new AppError('takedown_not_found')
    const writer = ask(held, allow)
    const items = await itemsOf(writer, row)
    const objected = items.filter(({ state }) => state === 'objected')
    if (objected.length === 0) return { isUnchanged: true, answer: null }
    for (const item of objected)
      await updateItem(writer, item, { state: 'removed', restore_at: null, objection_until: null })
    const at = bucketOf(takedownId)
    const memberIds = [...new Set(objected.map((item) => item.memberId))]
    await deps.outbox.emit(writer, at, 'takedown.counted', { memberIds })
    for (const memberId of memberIds)
      await deps.outbox.emit(writer, at, 'takedown.owner-letter', { takedownId, memberId, letter: 'kept' })
    const before = items.map(({ state }) => state)
    const after = before.map((state) => (state === 'objected' ? 'removed' : state))
    return { before, after, answer: null }
  })
}
