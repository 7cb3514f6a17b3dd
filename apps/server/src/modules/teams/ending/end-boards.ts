import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deleteBoardFollow, findFollowedBoardIds } from '../../graph/index.ts'
import {
  countBoardChange,
  type BoardPins,
  addToBoardCounter,
  lockBoard,
  lockBoardRow,
  updateBoardRow,
  deleteCollaborator,
  findCollaborators,
  removeBoard,
  parkMemberBoards,
} from '../../boards/index.ts'
import { deletePlainRows, findBoardsOfOthers, findSomeOwnedBoard } from './ending.queries.ts'
import { passBoard } from './pass-board.ts'
import { forgetPlanner } from '../../planning/index.ts'
import { noteBoardChange } from '../team-news.ts'

const BATCH = 200

type EndDeps = WriteDeps & { boardPins: BoardPins }

/**
 * Takes a member who goes for good off all boards. Theirs pass to whoever has collaborated longest, with all that others
 * saved on them; the rest goes. Their own pins must be gone before. Cut off, it goes on where it was.
 */
export async function endBoards(deps: EndDeps, memberId: Id): Promise<void> {
  await repeatedly(
    () => findFollowedBoardIds(deps.db, memberId, BATCH),
    (boardId) => endBoardFollow(deps, memberId, boardId),
  )
  await repeatedly(
    () => findBoardsOfOthers(deps.db, memberId, BATCH),
    (boardId) => leaveBoard(deps, memberId, boardId),
  )
  for (;;) {
    const board = await findSomeOwnedBoard(deps.db, memberId)
    if (!board) break
    if (board.deletedAt === null) await hideBoard(deps, board.id)
    await removeBoard(deps, board.id)
  }
  await deletePlainRows(deps.db, memberId)
  await forgetPlanner(deps.db, memberId)
}

async function repeatedly(find: () => Promise<Id[]>, end: (id: Id) => Promise<void>): Promise<void> {
  for (;;) {
    const ids = await find()
    for (const id of ids) await end(id)
    if (ids.length < BATCH) return
  }
}

const endBoardFollow = (deps: EndDeps, memberId: Id, boardId: Id): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockBoard(tx, boardId)
    if (!(await deleteBoardFollow(tx, memberId, boardId))) return
    await addToBoardCounter(tx, boardId, 'follower_count', -1)
    await deps.outbox.emit(tx, bucketOf(memberId), 'board.unfollowed', { followerId: memberId, boardId })
  })

const leaveBoard = (deps: EndDeps, memberId: Id, boardId: Id): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockBoardRow(tx, boardId)
    if (!(await deleteCollaborator(tx, boardId, memberId))) return
    await addToBoardCounter(tx, boardId, 'collaborator_count', -1)
    noteBoardChange(tx, boardId)
  })

/** As when its owner deletes it; in the same transaction others' things on it pass to whoever has collaborated longest. */
const hideBoard = (deps: EndDeps, boardId: Id): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const board = await lockBoard(tx, boardId)
    if (!board) return
    await passBoard(deps, tx, board)
    await updateBoardRow(tx, boardId, { deleted_at: deps.clock.now() })
    await countBoardChange(tx, board.ownerId, board, null)
    const collaborators = await findCollaborators(tx, [boardId])
    await parkMemberBoards(tx, [board.ownerId, ...collaborators.map((each) => each.memberId)], boardId)
    await deps.boardPins.syncBoardSight(tx, boardId)
    await deps.outbox.emit(tx, bucketOf(boardId), 'board.deleted', { boardId, ownerId: board.ownerId })
  })
