import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { lockMember } from '../accounts/index.ts'
import { inLockOrder } from '../graph/index.ts'
import { findBoardPinIdsAfter } from './board-edges.queries.ts'
import { removePin } from './commands/delete-pin.ts'
import { takeOffBoard } from './pin-place.ts'
import { lockPins, updatePinRow } from './pin-rows.queries.ts'
import { syncPinSights } from './pin-sight.ts'

/**
 * Takes the next pins off a deleted board that its caller locked, and answers how many. The owner's go; others' stay
 * with their pinners on no board where that is wished, as when an owner takes a single pin off.
 */
export async function clearDeletedBoard(
  deps: WriteDeps,
  tx: Tx,
  board: { id: Id; ownerId: Id; isKeepingOthers: boolean },
  limit: number,
): Promise<number> {
  const edges = await findBoardPinIdsAfter(tx, board.id, '0', limit)
  const pinIds = edges.map(({ pinId }) => pinId)
  const [first] = pinIds
  if (first === undefined) return 0
  // Members before pins, as every writer does.
  const pinnerIds = new Set(edges.map(({ pinnerId }) => pinnerId))
  for (const pinnerId of inLockOrder([...pinnerIds])) await lockMember(tx, pinnerId)
  const kept: Id[] = []
  for (const pin of await lockPins(tx, pinIds)) {
    await takeOffBoard(tx, pin)
    if (pin.pinnerId === board.ownerId || !board.isKeepingOthers) {
      await removePin(deps, tx, pin)
      continue
    }
    kept.push(pin.id)
    await updatePinRow(tx, pin.id, { board_id: null, section_id: null, edge_id: null })
    const payload = { pinId: pin.id, pinnerId: pin.pinnerId, isMoved: true, leftBoardId: board.id }
    await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.changed', payload)
  }
  if (kept.length > 0) await syncPinSights(deps, tx, kept)
  return edges.length
}
