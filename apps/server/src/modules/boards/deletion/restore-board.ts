import { slugOf, type BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { refuseWhileBusy } from '../blocking/blocking.ts'
import { countBoardChange } from '../counts/board-counters.ts'
import type { BoardPins } from '../board-pins.ts'
import { findBoardNames, updateBoardRow } from '../rows/board-rows.queries.ts'
import { type LockedBoard, lockDeletedBoard } from '../rows/lock-boards.ts'
import { canRestoreBoard } from '../boards.policy.ts'
import { findCollaborators } from '../team/collaborators.queries.ts'
import { freeName } from '../names/free-name.ts'
import { freeSlug } from '../names/free-slug.ts'
import { unparkMemberBoards } from '../rows/member-boards.queries.ts'
import { lastLostMoment } from './restorable.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'board.restored': { boardId: string; ownerId: string }
  }
}

/**
 * Brings a deleted board back: what is on it shows again, and it stands in the lists of its team where it stood. Feeds
 * and search follow by the events; of many pins, the lists of everybody's do, too, in the background. Throws
 * `board_not_found`, `board_busy` while its deletion is under way.
 */
export async function restoreBoard(
  deps: WriteDeps & { boardPins: BoardPins },
  viewer: Member,
  boardId: BoardId,
): Promise<void> {
  await inTransaction(deps.db, 'restore-board', async (tx) => {
    const [held, board] = await lockDeletedBoard(tx, boardId)
    if (!board?.deletedAt) throw new AppError('board_not_found')
    const isInTime = board.deletedAt > lastLostMoment(deps.clock.now())
    const isBeyondToken = viewer.isWithoutSecretBoards && board.privacy === 'secret'
    const writer = authorize(
      held,
      canRestoreBoard({ isOwner: board.ownerId === viewer.id && !isBeyondToken, isInTime }),
    )
    await refuseWhileBusy(tx, board, { of: 'board' })
    // Names are compared under the owner's lock, as when a board is made.
    await lockMember(tx, board.ownerId)
    await updateBoardRow(writer, boardId, { deleted_at: null, ...(await freeWords(tx, board)) })
    await countBoardChange(writer, board.ownerId, null, board)
    const collaboratorIds = (await findCollaborators(tx, [boardId])).map(({ memberId }) => memberId)
    await unparkMemberBoards(writer, board, collaboratorIds)
    await deps.boardPins.hideOrShowAll(writer, viewer.id, { ...board, isDeleted: false })
    await deps.outbox.emit(writer, bucketOf(boardId), 'board.restored', { boardId, ownerId: board.ownerId })
  })
}

/** A name or address that another board took meanwhile gets a number. */
async function freeWords(tx: Tx, board: LockedBoard): Promise<{ name: string; slug: string }> {
  const others = await findBoardNames(tx, board.ownerId)
  const name = freeName(
    board.name,
    others.map((other) => other.name),
  )
  return { name, slug: freeSlug(name === board.name ? board.slug : slugOf(name), others) }
}
