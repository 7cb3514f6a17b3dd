import type { Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMembers } from '../../accounts/index.ts'
import { findBoardPinIdsAfter, movePins, lockPins } from '../../pins/index.ts'

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
    if (edges.length === 0) return
    const ids = edges.map(({ pinId }) => pinId)
    // Members before pins, as every writer does.
    await lockMembers(tx, [...new Set(edges.map(({ pinnerId }) => pinnerId))])
    const pins = new Map((await lockPins(tx, ids)).map((pin) => [pin.id, pin]))
    const moves = ids.flatMap((id) => {
      const pin = pins.get(id)
      return pin ? [{ pin, sectionId: pin.sectionId === null ? null : (sections.get(pin.sectionId) ?? null) }] : []
    })
    await movePins(deps, tx, toId, moves)
  }
}
