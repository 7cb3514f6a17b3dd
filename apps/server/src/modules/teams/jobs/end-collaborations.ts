import type { BoardId, MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
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

async function endCollaboration(db: Db, boardId: BoardId, memberId: MemberId): Promise<void> {
  await inTransaction(db, 'end-collaboration', async (tx) => {
    const writer = writeAsSystem(tx, 'a block ends what two do together')
    await lockBoardRow(tx, boardId)
    const [, invite] = await lockInvite(tx, boardId, memberId)
    if (invite?.status !== 'banned') await closeInvite(writer, boardId, memberId, 'revoked')
    await deleteJoinRequest(writer, boardId, memberId)
    if (!(await takeOffTeam(writer, boardId, memberId))) return
    noteBoardChange(tx, boardId, [memberId])
  })
}
