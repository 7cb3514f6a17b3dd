import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { addToMemberCounters } from '../../accounts/index.ts'
import { forgetPinMedia } from '../kinds/pin-media.ts'
import { deleteMark } from '../marks.queries.ts'
import { knowPin } from '../pin-facts.ts'
import { takeOffBoard } from '../pin-place.ts'
import { deletePinRow, type PinRow, updatePinRow } from '../pin-rows.queries.ts'
import { leaveAggregates, syncPinSights } from '../pin-sight.ts'
import { canDeletePin, canRemoveFromBoard } from '../pins.policy.ts'
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
    await takeOffBoard(tx, pin)
    if (isOwn || !pin.isPublic) return removePin(deps, tx, pin)
    await updatePinRow(tx, pin.id, { board_id: null, section_id: null, edge_id: null })
    await syncPinSights(deps, tx, [pin.id])
    const payload = { pinId: pin.id, pinnerId: pin.pinnerId, isMoved: true, leftBoardId: pin.boardId }
    await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.changed', payload)
  })
}

/** Deletes a pin that its caller locked and took off its board, with its marks and counts. */
export async function removePin(deps: WriteDeps, tx: Tx, pin: PinRow): Promise<void> {
  if (pin.kind !== 'picture') await forgetPinMedia(tx, pin.id)
  await deletePinRow(tx, pin.id)
  await deleteMark(tx, 'favorite_pins', pin.pinnerId, pin.id)
  await leaveAggregates(deps, tx, [pin.aggregateId])
  await addToMemberCounters(tx, pin.pinnerId, {
    total_pin_count: -1,
    pin_count: pin.isPublic ? -1 : 0,
    created_pin_count: pin.isPublic && pin.isCreated ? -1 : 0,
    story_pin_count: pin.isPublic && pin.isCreated && pin.kind === 'story' ? -1 : 0,
  })
  await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.deleted', {
    pinId: pin.id,
    pinnerId: pin.pinnerId,
    boardId: pin.boardId,
    aggregateId: pin.aggregateId,
  })
}
