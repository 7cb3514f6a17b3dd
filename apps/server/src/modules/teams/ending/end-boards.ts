import type { BoardId, MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import {
  type BoardPins,
  endBoardFollows,
  lockBoard,
  lockBoardRow,
  noteBoardChange,
  putBoardAway,
  removeBoard,
  takeOffTeam,
} from '../../boards/index.ts'
import { deleteInvitesTo, deletePlainRows, findBoardsOfOthers, findSomeOwnedBoard } from './ending.queries.ts'
import { passBoard } from './pass-board.ts'
import { forgetPlanner } from '../../planning/index.ts'

const BATCH = 200

type EndDeps = WriteDeps & { boardPins: BoardPins }

/**
 * Takes a member who goes for good off all boards. Theirs pass to whoever has collaborated longest, with all that others
 * saved on them; the rest goes. Their own pins must be gone before. Cut off, it goes on where it was.
 */
export async function endBoards(deps: EndDeps, memberId: MemberId): Promise<void> {
  await endBoardFollows(deps, memberId)
  for (;;) {
    const boardIds = await findBoardsOfOthers(deps.db, memberId, BATCH)
    for (const boardId of boardIds) await leaveBoard(deps, memberId, boardId)
    if (boardIds.length < BATCH) break
  }
  for (;;) {
    const board = await findSomeOwnedBoard(deps.db, memberId)
    if (!board) break
    if (board.deletedAt === null) await hideBoard(deps, board.id)
    await removeBoard(deps, board.id)
  }
  await inTransaction(deps.db, 'end-invites', (tx) =>
    deleteInvitesTo(writeAsSystem(tx, 'an ended account is asked nothing'), memberId),
  )
  await deletePlainRows(writeAlone(deps.db, 'an ended account plans nothing'), memberId)
  await forgetPlanner(writeAlone(deps.db, 'an ended account plans nothing'), memberId)
}

const leaveBoard = (deps: EndDeps, memberId: MemberId, boardId: BoardId): Promise<void> =>
  inTransaction(deps.db, 'leave-board', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account keeps no board')
    await lockBoardRow(tx, boardId)
    if (await takeOffTeam(writer, boardId, memberId)) noteBoardChange(tx, boardId)
  })

/** Passes others' things on a board to the longest collaborator and deletes it, all in the same transaction. */
const hideBoard = (deps: EndDeps, boardId: BoardId): Promise<void> =>
  inTransaction(deps.db, 'hide-board', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account keeps no board')
    const [, board] = await lockBoard(tx, boardId)
    if (!board) return
    await passBoard(deps, writer, board)
    await putBoardAway(writer, board, deps.clock.now())
    await deps.boardPins.syncBoardSight(writer, boardId)
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.deleted', { boardId, ownerId: board.ownerId })
  })
