import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { lockBoard, lockDeletedBoard } from '../../boards/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { takeOffBoards } from '../edges/move-pins.ts'
import { findPinIdsAfter, findPins, lockPins } from '../pin-rows.queries.ts'
import type { PinWriteDeps } from '../pin-marks.ts'
import { removePins } from './remove-pins.ts'

const PINS_AT_ONCE = 50

/** Removes every pin of a member who goes for good, from wherever it is; work that they asked for must be over. */
export async function removePinsOf(deps: PinWriteDeps, memberId: MemberId): Promise<void> {
  while ((await removeSomePins(deps, memberId)) === PINS_AT_ONCE);
}

const removeSomePins = (deps: PinWriteDeps, memberId: MemberId): Promise<number> =>
  inTransaction(deps.db, 'remove-some-pins', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account keeps nothing')
    const ids = (await findPinIdsAfter(tx, memberId, '0', PINS_AT_ONCE)).map(({ id }) => id)
    if (ids.length === 0) return 0
    const boardIds = (await findPins(tx, ids)).flatMap(({ boardId }) => (boardId === null ? [] : [boardId]))
    for (const boardId of inLockOrder([...new Set(boardIds)]))
      if (!(await lockBoard(tx, boardId))[1]) await lockDeletedBoard(tx, boardId)
    await lockMember(tx, memberId)
    const known = new Set(boardIds)
    // Nobody logs in to the account any more; only the owner of a board may have moved a pin meanwhile, off it.
    const [, pins] = await lockPins(tx, ids)
    await takeOffBoards(
      writer,
      pins.filter(({ boardId }) => boardId !== null && known.has(boardId)),
    )
    await removePins(deps, writer, pins)
    return ids.length
  })
