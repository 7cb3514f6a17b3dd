import type { BoardId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findMembers } from '../../accounts/index.ts'
import { deleteBoardFollow, findBoardFollowersAfter } from '../../graph/index.ts'
import type { BoardPins } from '../board-pins.ts'
import { lockDeletedBoard } from '../rows/lock-boards.ts'
import { deleteBoardRow, deleteMirrorsOfBoard, findBoardsDeletedBefore } from './remove-boards.queries.ts'
import { isOpenBoard } from '../boards.policy.ts'
import { findCollaborators } from '../team/collaborators.queries.ts'
import { deleteParkedMemberBoards } from '../rows/member-boards.queries.ts'
import { lastLostMoment } from './restorable.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'board.removed': { boardId: string; ownerId: string }
  }
}

const BOARDS_AT_ONCE = 50
const PINS_AT_ONCE = 100
const FOLLOWERS_AT_ONCE = 500

type RemoveDeps = WriteDeps & { boardPins: BoardPins }

/**
 * Removes for good the boards whose days are over, in small transactions; cut off, it goes on at the next run. The
 * owner's pins go with their board; those that others saved to a public one stay with them, on no board. Pictures that
 * no pin uses any more are left to the sweep of the stored files.
 */
export async function removeDeletedBoards(deps: RemoveDeps): Promise<void> {
  for (;;) {
    const ids = await findBoardsDeletedBefore(deps.db, lastLostMoment(deps.clock.now()), BOARDS_AT_ONCE)
    for (const id of ids) await removeBoard(deps, id)
    if (ids.length < BOARDS_AT_ONCE) return
  }
}

/** Removes one deleted board for good. */
export async function removeBoard(deps: RemoveDeps, boardId: BoardId): Promise<void> {
  while ((await clearPins(deps, boardId)) === PINS_AT_ONCE);
  await clearFollowers(deps.db, boardId)
  await inTransaction(deps.db, 'remove-board', async (tx) => {
    const writer = writeAsSystem(tx, 'the days of a restore are over')
    const [, board] = await lockDeletedBoard(tx, boardId)
    if (!board) return
    const collaborators = await findCollaborators(tx, [boardId])
    await deleteParkedMemberBoards(writer, [board.ownerId, ...collaborators.map((each) => each.memberId)], boardId)
    await deleteMirrorsOfBoard(writer, boardId)
    await deleteBoardRow(writer, boardId)
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.removed', { boardId, ownerId: board.ownerId })
  })
}

const clearPins = (deps: RemoveDeps, boardId: BoardId): Promise<number> =>
  inTransaction(deps.db, 'clear-pins', async (tx) => {
    const [, board] = await lockDeletedBoard(tx, boardId)
    if (!board) return 0
    const [owner] = await findMembers(tx, [board.ownerId])
    const isKeepingOthers = isOpenBoard({
      privacy: board.privacy,
      isArchived: board.archivedAt !== null,
      isOwnerPrivate: owner?.isPrivate ?? true,
    })
    const writer = writeAsSystem(tx, 'the days of a restore are over')
    return deps.boardPins.clearDeletedBoard(
      writer,
      { id: boardId, ownerId: board.ownerId, isKeepingOthers },
      PINS_AT_ONCE,
    )
  })

async function clearFollowers(db: Db, boardId: BoardId): Promise<void> {
  for (;;) {
    const followers = await findBoardFollowersAfter(db, boardId, '0', FOLLOWERS_AT_ONCE)
    await inTransaction(db, 'clear-followers', async (tx) => {
      const writer = writeAsSystem(tx, 'the days of a restore are over')
      for (const { followerId } of followers) await deleteBoardFollow(writer, followerId, boardId)
    })
    if (followers.length < FOLLOWERS_AT_ONCE) return
  }
}
