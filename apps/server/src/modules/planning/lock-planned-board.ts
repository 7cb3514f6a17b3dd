import type { ErrorCode, BoardId } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { authorize, holdNothing, type Writer } from '../../platform/writing/writer.ts'
import { knowBoards, lockBoard, canEditBoard } from '../boards/index.ts'
import { findPlannedBoardId } from './planning.queries.ts'

interface PlannedBoard {
  readonly writer: Writer
  readonly boardId: BoardId
}

/** Locks a board for whoever may plan on it; its editors wait for each other. Throws `whenHidden` where it does not show. */
export async function lockPlannedBoard(
  tx: Tx,
  viewer: Member,
  boardId: BoardId | null,
  whenHidden: ErrorCode = 'board_not_found',
): Promise<PlannedBoard> {
  // Locked first: what somebody may do is asked of the board as it is then.
  const [held, locked] = boardId === null ? [holdNothing(tx, 'there is none'), undefined] : await lockBoard(tx, boardId)
  const boards = await knowBoards({ db: held }, viewer, boardId === null ? [] : [boardId])
  const board = boardId === null ? undefined : boards.get(boardId)
  if (!board || !locked) throw new AppError(whenHidden)
  const decision = canEditBoard(board.facts)
  // What stands on a hidden board is as missing as the board.
  if (!decision.isAllowed && decision.code === 'board_not_found') throw new AppError(whenHidden)
  // Whoever only sees the board does not learn what is planned on it.
  if (!decision.isAllowed && whenHidden !== 'board_not_found') throw new AppError(whenHidden)
  return { writer: authorize(held, decision), boardId: board.row.id }
}

/** Locks the board of a to-do for whoever may plan on it. Throws `to_do_not_found` where the to-do does not show. */
export const lockBoardOfToDo = async (tx: Tx, viewer: Member, toDoId: Id): Promise<PlannedBoard> =>
  lockPlannedBoard(tx, viewer, await findPlannedBoardId(tx, 'board_to_dos', toDoId), 'to_do_not_found')

/** Locks the board of a note for whoever may plan on it. Throws `note_not_found` where the note does not show. */
export const lockBoardOfNote = async (tx: Tx, viewer: Member, noteId: Id): Promise<PlannedBoard> =>
  lockPlannedBoard(tx, viewer, await findPlannedBoardId(tx, 'board_notes', noteId), 'note_not_found')
