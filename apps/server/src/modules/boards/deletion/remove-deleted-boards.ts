import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
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
export async function removeBoard(deps: RemoveDeps, boardId: Id): Promise<void> {
  while ((await clearPins(deps, boardId)) === PINS_AT_ONCE);
  await clearFollowers(deps.db, boardId)
  await inTransaction(deps.db, async (tx) => {
    const board = await lockDeletedBoard(tx, boardId)
    if (!board) return
    const collaborators = await findCollaborators(tx, [boardId])
    await deleteParkedMemberBoards(tx, [board.ownerId, ...collaborators.map((each) => each.memberId)], boardId)
    await deleteMirrorsOfBoard(tx, boardId)
    await deleteBoardRow(tx, boardId)
    await deps.outbox.emit(tx, bucketOf(boardId), 'board.removed', { boardId, ownerId: board.ownerId })
  })
}

const clearPins = (deps: RemoveDeps, boardId: Id): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const board = await lockDeletedBoard(tx, boardId)
    if (!board) return 0
    const [owner] = await findMembers(tx, [board.ownerId])
    const isKeepingOthers = isOpenBoard({
      privacy: board.privacy,
      isArchived: board.archivedAt !== null,
      isOwnerPrivate: owner?.isPrivate ?? true,
    })
    return deps.boardPins.clearDeletedBoard(tx, { id: boardId, ownerId: board.ownerId, isKeepingOthers }, PINS_AT_ONCE)
  })

async function clearFollowers(db: Db, boardId: Id): Promise<void> {
  for (;;) {
    const followers = await findBoardFollowersAfter(db, boardId, '0', FOLLOWERS_AT_ONCE)
    await inTransaction(db, async (tx) => {
      for (const { followerId } of followers) await deleteBoardFollow(tx, followerId, boardId)
    })
    if (followers.length < FOLLOWERS_AT_ONCE) return
  }
}
