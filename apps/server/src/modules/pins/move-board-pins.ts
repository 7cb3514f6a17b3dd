import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { lockMembers } from '../accounts/index.ts'
import { addToBoardCounter, addToSectionPinCount } from '../boards/index.ts'
import { findBoardPinIdsAfter, insertEdge } from './board-edges.queries.ts'
import { takeOffBoard } from './pin-place.ts'
import { lockPins, updatePinRow } from './pin-rows.queries.ts'
import { syncPinSights } from './pin-sight.ts'

const BATCH = 200

/** Moves every pin of one locked board to another, in the order they are in; sections follow the map. */
export async function moveBoardPins(
  deps: WriteDeps,
  tx: Tx,
  fromId: Id,
  toId: Id,
  sections: ReadonlyMap<Id, Id>,
): Promise<void> {
  for (;;) {
    const edges = await findBoardPinIdsAfter(tx, fromId, '0', BATCH)
    const ids = edges.map(({ pinId }) => pinId)
    if (ids.length === 0) return
    // Members before pins, as every writer does.
    await lockMembers(tx, [...new Set(edges.map(({ pinnerId }) => pinnerId))])
    const pins = new Map((await lockPins(tx, ids)).map((pin) => [pin.id, pin]))
    for (const id of ids) {
      const pin = pins.get(id)
      if (!pin) continue
      const sectionId = pin.sectionId === null ? null : (sections.get(pin.sectionId) ?? null)
      const edgeId = deps.ids.next(bucketOf(toId))
      await takeOffBoard(tx, pin)
      await insertEdge(tx, { boardId: toId, edgeId, pinId: id, pinnerId: pin.pinnerId, sectionId })
      await addToBoardCounter(tx, toId, 'pin_count', 1)
      if (sectionId !== null) await addToSectionPinCount(tx, sectionId, 1)
      await updatePinRow(tx, id, { board_id: toId, section_id: sectionId, edge_id: edgeId })
      const payload = { pinId: id, pinnerId: pin.pinnerId, isMoved: true, leftBoardId: fromId }
      await deps.outbox.emit(tx, bucketOf(id), 'pin.changed', payload)
    }
    await syncPinSights(deps, tx, ids)
  }
}
