import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { addToBoardCounter } from '../rows/board-rows.queries.ts'
import { insertMemberBoard } from '../rows/member-boards.queries.ts'
import { deleteCollaborator, findCollaborators, insertCollaborator } from './collaborators.queries.ts'

/** The collaborators of a board, those who came first first. */
export const collaboratorsOf = async (db: Db, boardId: Id): Promise<Id[]> =>
  (await findCollaborators(db, [boardId])).map(({ memberId }) => memberId)

/** Puts the member on the team of a locked board, and the board into their lists; false where they are on it already. */
export async function addCollaborator(
  tx: Tx,
  board: { readonly id: Id; readonly archivedAt: Date | null },
  memberId: Id,
  now: Date,
): Promise<boolean> {
  if (!(await insertCollaborator(tx, board.id, memberId, now))) return false
  const place = { memberId, boardId: board.id, lastEdgeId: board.id, archivedAt: board.archivedAt }
  await insertMemberBoard(tx, { ...place, role: 'collaborator' })
  await addToBoardCounter(tx, board.id, 'collaborator_count', 1)
  return true
}

/**
 * Takes the member off the team and the board out of their lists, also where it is deleted; false where they were not on
 * it. The board's row is locked before, whatever became of it: a restore puts back whom it finds on the team.
 */
export async function takeOffTeam(tx: Tx, boardId: Id, memberId: Id): Promise<boolean> {
  if (!(await deleteCollaborator(tx, boardId, memberId))) return false
  await addToBoardCounter(tx, boardId, 'collaborator_count', -1)
  return true
}
