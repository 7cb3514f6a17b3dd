import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { knowPin } from '../pin-facts.ts'
import { takeOffBoard } from '../pin-place.ts'
import { updatePinRow } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { canDeletePin, canRemoveFromBoard, staysWithPinner } from '../pins.policy.ts'
import { removePins } from '../remove-pins.ts'
import { lockPinOnBoards } from './update-pin.ts'

/**
 * Deletes the viewer's own pin. The owner of a board takes another's pin off it: from a public board it stays with its
 * pinner on no board; from any other it goes, since on no board everybody could read it.
 */
export async function deletePin(deps: WriteDeps, viewer: Member, pinId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { facts, row } = await knowPin({ db: tx }, viewer, pinId)
    const isOwn = canDeletePin(facts).isAllowed
    if (!isOwn) authorize(canRemoveFromBoard(facts))
    const pin = await lockPinOnBoards(tx, row)
    const isStaying = !isOwn && (await staysAfterRemoval(tx, viewer, pinId))
    await takeOffBoard(tx, pin)
    if (!isStaying) return removePins(deps, tx, [pin])
    await updatePinRow(tx, pin.id, { board_id: null, section_id: null, edge_id: null })
    await syncPinSights(deps, tx, [pin.id])
    const payload = { pinId: pin.id, pinnerId: pin.pinnerId, isMoved: true, leftBoardId: pin.boardId }
    await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.changed', payload)
  })
}

/** Under the locks of board and pin nobody changes any more what was decided by. */
async function staysAfterRemoval(tx: Tx, viewer: Member, pinId: Id): Promise<boolean> {
  const { facts } = await knowPin({ db: tx }, viewer, pinId)
  authorize(canRemoveFromBoard(facts))
  return staysWithPinner(facts)
}
