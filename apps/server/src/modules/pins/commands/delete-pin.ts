import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { lockPinOnBoards } from './lock-pin-on-boards.ts'
import type { PinWriteDeps } from '../pin-marks.ts'
import { takeOffBoard } from '../pin-place.ts'
import { updatePinRow } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { canDeletePin, canDropPin, staysWithPinner } from '../pins.policy.ts'
import { removePins } from './remove-pins.ts'

/**
 * Deletes the viewer's own pin. The owner of a board takes another's pin off it: from a public board it stays with its
 * pinner on no board; from any other it goes, since on no board everybody could read it.
 */
export async function deletePin(deps: PinWriteDeps, viewer: Member, pinId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { row: pin, facts } = await lockPinOnBoards(tx, viewer, { pinId }, canDropPin)
    const isStaying = !canDeletePin(facts).isAllowed && staysWithPinner(facts)
    await takeOffBoard(tx, pin)
    if (!isStaying) return removePins(deps, tx, [pin])
    await updatePinRow(tx, pin.id, { board_id: null, section_id: null, edge_id: null })
    await syncPinSights(deps, tx, [pin.id])
    const payload = { pinId: pin.id, pinnerId: pin.pinnerId, isMoved: true, leftBoardId: pin.boardId }
    await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.changed', payload)
  })
}
