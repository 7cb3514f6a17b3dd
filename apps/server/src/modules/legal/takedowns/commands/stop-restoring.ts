import { allow, deny } from '../../../../platform/auth/decision.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Id } from '../../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { authorize } from '../../../../platform/writing/writer.ts'
import { findItemsOf, updateItem } from '../takedown-items.queries.ts'
import { lockTakedown } from '../takedowns.queries.ts'

/**
 * Somebody went to court after an objection: the things of the request stay removed, until a court says otherwise. Throws
 * `takedown_not_found` for all but moderators.
 */
export async function stopRestoring(
  deps: WriteDeps,
  { isModerator }: { readonly isModerator: boolean },
  takedownId: Id,
): Promise<void> {
  await inTransaction(deps.db, 'stop-restoring', async (tx) => {
    const [held, row] = await lockTakedown(tx, takedownId)
    if (!row) throw new AppError('takedown_not_found')
    const writer = authorize(held, isModerator ? allow : deny('takedown_not_found'))
    const items = await findItemsOf(
      writer,
      row.id,
      row.objects.map(({ id }) => id),
    )
    for (const item of items)
      if (item.state === 'objected')
        await updateItem(writer, item, { state: 'removed', restore_at: null, objection_until: null })
  })
}
