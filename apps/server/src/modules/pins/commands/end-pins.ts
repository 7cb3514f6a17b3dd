import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember } from '../../accounts/index.ts'
import { lockBoard, lockDeletedBoard } from '../../boards/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { lockAggregates, countReaction, deleteReaction } from '../../aggregates/index.ts'
import { deleteMarksOf, findSomeReactions } from '../../marks/index.ts'
import { takeOffBoards } from '../edges/move-pins.ts'
import { endOperationsOf } from '../../organising/index.ts'
import { findPinIdsAfter, findPins, lockPins } from '../pin-rows.queries.ts'
import { removePins } from './remove-pins.ts'

const PINS_AT_ONCE = 50
const REACTIONS_AT_ONCE = 200

/** Removes every pin of a member who goes for good, from wherever it is, with their reactions and marks. */
export async function endPins(deps: WriteDeps, memberId: Id): Promise<void> {
  await endOperationsOf(deps, memberId)
  while ((await removeSomePins(deps, memberId)) === PINS_AT_ONCE);
  for (;;) {
    const aggregateIds = await findSomeReactions(deps.db, memberId, REACTIONS_AT_ONCE)
    for (const aggregateId of aggregateIds) await endReaction(deps, memberId, aggregateId)
    if (aggregateIds.length < REACTIONS_AT_ONCE) break
  }
  await deleteMarksOf(deps.db, memberId)
}

const removeSomePins = (deps: WriteDeps, memberId: Id): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const ids = (await findPinIdsAfter(tx, memberId, '0', PINS_AT_ONCE)).map(({ id }) => id)
    if (ids.length === 0) return 0
    const boardIds = (await findPins(tx, ids)).flatMap(({ boardId }) => (boardId === null ? [] : [boardId]))
    for (const boardId of inLockOrder([...new Set(boardIds)]))
      if (!(await lockBoard(tx, boardId))) await lockDeletedBoard(tx, boardId)
    await lockMember(tx, memberId)
    const known = new Set(boardIds)
    // Nobody logs in to the account any more; only the owner of a board may have moved a pin meanwhile, off it.
    const pins = await lockPins(tx, ids)
    await takeOffBoards(
      tx,
      pins.filter(({ boardId }) => boardId !== null && known.has(boardId)),
    )
    await removePins(deps, tx, pins)
    return ids.length
  })

const endReaction = (deps: WriteDeps, memberId: Id, aggregateId: Id): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockAggregates(tx, [aggregateId])
    const before = await deleteReaction(tx, memberId, aggregateId)
    if (before !== null) await countReaction(tx, aggregateId, { less: before, more: null })
  })
