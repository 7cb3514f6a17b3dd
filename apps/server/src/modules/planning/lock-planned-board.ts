import type { ErrorCode } from '@pinfold/contract'
import { authorize } from '../../platform/auth/decision.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { knowBoards, lockBoard, canEditBoard } from '../boards/index.ts'
import { findPlannedBoardId } from './planning.queries.ts'

/** Locks a board for whoever may plan on it; its editors wait for each other. Throws `whenHidden` where it does not show. */
export async function lockPlannedBoard(
  tx: Tx,
  viewer: Member,
  boardId: Id | null,
  whenHidden: ErrorCode = 'board_not_found',
): Promise<Id> {
  // Locked first: what somebody may do is asked of the board as it is then.
  const isThere = boardId !== null && (await lockBoard(tx, boardId)) !== undefined
  const boards = await knowBoards({ db: tx }, viewer, boardId === null ? [] : [boardId])
  const board = boardId === null ? undefined : boards.get(boardId)
  if (!board || !isThere) throw new AppError(whenHidden)
  const decision = canEditBoard(board.facts)
  // What stands on a hidden board is as missing as the board.
  if (!decision.isAllowed && decision.code === 'board_not_found') throw new AppError(whenHidden)
  // Whoever only sees the board does not learn what is planned on it.
  if (!decision.isAllowed && whenHidden !== 'board_not_found') throw new AppError(whenHidden)
  authorize(decision)
  return board.row.id
}

/** The same, for the board that a to-do stands on. */
export const lockBoardOfToDo = async (tx: Tx, viewer: Member, toDoId: Id): Promise<Id> =>
  lockPlannedBoard(tx, viewer, await findPlannedBoardId(tx, 'board_to_dos', toDoId), 'to_do_not_found')

/** The same, for the board of a note. */
export const lockBoardOfNote = async (tx: Tx, viewer: Member, noteId: Id): Promise<Id> =>
  lockPlannedBoard(tx, viewer, await findPlannedBoardId(tx, 'board_notes', noteId), 'note_not_found')
