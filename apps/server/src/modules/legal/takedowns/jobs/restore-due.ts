import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../../platform/writing/writer.ts'
import { showAsDecided, type ShowDeps } from '../show-as-decided.ts'
import { findDueItems, findItemsOf, type ItemRow, updateItem } from '../takedown-items.queries.ts'
import { lockTakedown } from '../takedowns.queries.ts'
import '../takedown-events.ts'

const ITEMS_AT_ONCE = 50

/** Shows what was objected to and no court forbade, when the days of the law are over. Cut off anywhere, the next run goes on. */
export async function restoreDue(deps: ShowDeps): Promise<void> {
  for (;;) {
    const items = await findDueItems(deps.db, deps.clock.now(), ITEMS_AT_ONCE)
    for (const item of items) await restore(deps, item)
    if (items.length < ITEMS_AT_ONCE) return
  }
}

async function restore(deps: ShowDeps, { takedownId, objectId }: ItemRow): Promise<void> {
  const things = await inTransaction(deps.db, 'restore-thing', async (tx) => {
    const [held] = await lockTakedown(tx, takedownId)
    const [item] = await findItemsOf(held, takedownId, [objectId])
    if (item?.state !== 'objected' || item.restoreAt === null || item.restoreAt > deps.clock.now()) return []
    const writer = writeAsSystem(tx, 'nobody went to court within the days of the law')
    const thing = { type: item.objectType, id: item.objectId }
    await updateItem(writer, item, { state: 'restored', countries: '' })
    const at = bucketOf(takedownId)
    const { memberId } = item
    await deps.outbox.emit(writer, at, 'takedown.decided', { things: [thing] })
    await deps.outbox.emit(writer, at, 'takedown.claimant-letter', { takedownId, letter: 'restored' })
    await deps.outbox.emit(writer, at, 'takedown.owner-letter', { takedownId, memberId, letter: 'restored', objectId })
    return [thing]
  })
  await showAsDecided(deps, things)
}
