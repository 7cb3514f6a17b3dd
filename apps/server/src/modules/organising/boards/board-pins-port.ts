import type { BoardId } from '@pinfold/contract'
import type { Writer } from '../../../platform/writing/writer.ts'
import { lockMembers } from '../../accounts/index.ts'
import type { BoardPins } from '../../boards/index.ts'
import {
  boardCovers,
  findBoardPinIdsAfter,
  findPins,
  type PinViewDeps,
  type PinWriteDeps,
  storyPictures,
  syncPinSights,
} from '../../pins/index.ts'
import { clearDeletedBoard } from './clear-deleted-board.ts'
import { findPinnersOn } from './hide-board-pins.queries.ts'
import { moveBoardPins } from './move-board-pins.ts'
import { isLarge, syncLargeBoard } from './sync-board.ts'

const BATCH = 500

/** How boards reach the pins on them. */
export const createBoardPins = (deps: PinWriteDeps & PinViewDeps): BoardPins => ({
  covers: (viewer, boards, limit) => boardCovers(deps, viewer, boards, limit),
  async isOnBoard(tx, boardId, pinId) {
    const [pin] = await findPins(tx, [pinId])
    return pin?.boardId === boardId
  },
  syncBoardSight: (tx, boardId) => syncBoardSight(deps, tx, boardId),
  async hideOrShowAll(tx, actorId, { id, pinCount, isDeleted }) {
    if (isLarge(pinCount)) return syncLargeBoard(deps, tx, actorId, { id, isDeleted })
    await syncBoardSight(deps, tx, id)
    return null
  },
  storyPictures: (viewer, memberId, story, limit) => storyPictures(deps, viewer, memberId, story, limit),
  moveAll: (tx, fromId, toId, sections) => moveBoardPins(deps, tx, fromId, toId, sections),
  clearDeletedBoard: (tx, board, limit) => clearDeletedBoard(deps, tx, board, limit),
})

async function syncBoardSight(deps: PinWriteDeps, writer: Writer, boardId: BoardId): Promise<void> {
  // Members before pins, as every writer does.
  await lockMembers(writer, await findPinnersOn(writer, boardId))
  let after = '0'
  for (;;) {
    const edges = await findBoardPinIdsAfter(writer, boardId, after, BATCH)
    if (edges.length > 0)
      await syncPinSights(
        deps,
        writer,
        edges.map(({ pinId }) => pinId),
      )
    if (edges.length < BATCH) return
    after = edges.at(-1)?.edgeId ?? after
  }
}
