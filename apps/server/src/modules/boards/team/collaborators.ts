import type { BoardId, MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'
import { insertMemberBoard } from '../rows/member-boards.queries.ts'
import { deleteCollaborator, findCollaborators, insertCollaborator } from './collaborators.queries.ts'

interface TeamBoard {
  readonly id: Id
  readonly archivedAt: Date | null
}

/** The collaborators of a board, those who came first first. */
export const collaboratorsOf = async (db: Db, boardId: BoardId): Promise<Id[]> =>
  (await findCollaborators(db, [boardId])).map(({ memberId }) => memberId)

/** Puts the member on the team of a locked board, and the board into their lists; false where they are on it already. */
export const addCollaborator = async (
  writer: Writer,
  board: TeamBoard,
  memberId: MemberId,
  now: Date,
): Promise<boolean> => (await addCollaborators(writer, board, [memberId], now)) === 1

/** Puts several members on the team of a locked board, counted at once; answers how many were not on the team. */
export async function addCollaborators(
  writer: Writer,
  board: TeamBoard,
  memberIds: readonly MemberId[],
  now: Date,
): Promise<number> {
  let count = 0
  for (const memberId of memberIds) {
    if (!(await insertCollaborator(writer, board.id, memberId, now))) continue
    const place = { memberId, boardId: board.id, lastEdgeId: board.id, archivedAt: board.archivedAt }
    await insertMemberBoard(writer, { ...place, role: 'collaborator' })
    count += 1
  }
  if (count > 0) await addToBoardCounter(writer, board.id, 'collaborator_count', count)
  return count
}

/**
 * Takes the member off the team and the board out of their lists, also where it is deleted; false where they were not on
 * it. The board's row is locked before, whatever became of it: a restore puts back whom it finds on the team.
 */
export async function takeOffTeam(writer: Writer, boardId: BoardId, memberId: MemberId): Promise<boolean> {
  if (!(await deleteCollaborator(writer, boardId, memberId))) return false
  await addToBoardCounter(writer, boardId, 'collaborator_count', -1)
  return true
}
