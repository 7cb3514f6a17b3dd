import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockPinOnBoards } from './lock-pin-on-boards.ts'
import { canDropPin } from '../../organising/index.ts'
import { takeOffBoard } from '../pin-place.ts'
import { updatePinRow } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { isLeftToPinner } from '../pins.policy.ts'
import { removePins } from './remove-pins.ts'

/**
 * Deletes the viewer's own pin. The owner of a board takes another's pin off it: from a public board it stays with its
 * pinner on no board; from any other it goes, since on no board everybody could read it.
 */
export async function deletePin(deps: WriteDeps, viewer: Member, pinId: Id): Promise<void> {
  await inTransaction(deps.db, 'delete-pin', async (tx) => {
    const { row: pin, facts, writer } = await lockPinOnBoards(tx, viewer, { pinId }, canDropPin)
    const isStaying = isLeftToPinner(facts)
    await takeOffBoard(writer, pin)
    if (!isStaying) return removePins(deps, writer, [pin])
    await updatePinRow(writer, pin.id, { board_id: null, section_id: null, edge_id: null })
    await syncPinSights(deps, writer, [pin.id])
    const payload = { pinId: pin.id, pinnerId: pin.pinnerId, isMoved: true, leftBoardId: pin.boardId }
    await deps.outbox.emit(writer, bucketOf(pin.id), 'pin.changed', payload)
  })
}
