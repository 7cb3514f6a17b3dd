import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { lockBoardRow, noteBoardChange, takeOffTeam } from '../../boards/index.ts'
import { findSharedBoardIds } from '../shared-boards.queries.ts'
import { closeInvite, lockInvite } from '../invitations/invites.queries.ts'
import { deleteJoinRequest } from '../requests/join-requests.queries.ts'

/** After a block: neither stays a collaborator of, invited to, or waiting for the other's boards. Repeating it changes nothing. */
export async function endCollaborations(db: Db, oneId: Id, otherId: Id): Promise<void> {
  for (const [ownerId, memberId] of [
    [oneId, otherId],
    [otherId, oneId],
  ] as const) {
    for (const boardId of await findSharedBoardIds(db, ownerId, memberId)) await endCollaboration(db, boardId, memberId)
  }
}

async function endCollaboration(db: Db, boardId: Id, memberId: Id): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBoardRow(tx, boardId)
    if ((await lockInvite(tx, boardId, memberId))?.status !== 'banned')
      await closeInvite(tx, boardId, memberId, 'revoked')
    await deleteJoinRequest(tx, boardId, memberId)
    if (!(await takeOffTeam(tx, boardId, memberId))) return
    noteBoardChange(tx, boardId, [memberId])
  })
}
