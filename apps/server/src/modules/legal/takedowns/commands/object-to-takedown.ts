import { takedownDays } from '@pinfold/contract'
import type { Member } from '../../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { authorize } from '../../../../platform/writing/writer.ts'
import { daysAfter } from '../days-after.ts'
import { findItemsOf, updateItem } from '../takedown-items.queries.ts'
import { canObject } from '../takedown.policy.ts'
import { lockTakedown } from '../takedowns.queries.ts'
import '../takedown-events.ts'

/**
 * The owner of a removed thing objects: after the days that the law leaves for going to court it shows again. Throws
 * `takedown_not_found`, `takedown_decided` for a second time, and `objection_over` after the days of the law.
 */
export async function objectToRemoval(
  deps: WriteDeps,
  owner: Member,
  { takedownId, objectId, explanation }: { takedownId: Id; objectId: Id; explanation: string },
): Promise<void> {
  await inTransaction(deps.db, 'object-to-takedown', async (tx) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    const [item] = row ? await findItemsOf(held, takedownId, [objectId]) : []
    const now = deps.clock.now()
    if (!row || !item) throw new AppError('takedown_not_found')
    const writer = authorize(held, canObject({ ...item, isOwner: item.memberId === owner.id }, now))
    await updateItem(writer, item, {
      state: 'objected',
      objection: explanation,
      objected_at: now,
      restore_at: daysAfter(now, takedownDays[row.law].court),
    })
    const at = bucketOf(row.id)
    await deps.outbox.emit(writer, at, 'takedown.counted', { memberIds: [owner.id] })
    await deps.outbox.emit(writer, at, 'takedown.claimant-letter', { takedownId, letter: 'objected' })
    await deps.outbox.emit(writer, at, 'takedown.owner-letter', { takedownId, memberId: owner.id, letter: 'objected' })
  })
}
