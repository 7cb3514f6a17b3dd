import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { knowMembers } from '../../graph/index.ts'
import { knowBoard } from '../board-facts.ts'
import { addToBoardCounter, lockBoard } from '../board-rows.queries.ts'
import { boardSight, canInvite } from '../boards.policy.ts'
import { findCollaborators, insertCollaborator, lockInvite, setInviteStatus, upsertInvite } from '../collaborators.queries.ts'
import { insertMemberBoard } from '../member-boards.queries.ts'

/** Invites members; the owner, collaborators and blocked ones among them are passed over. Throws `user_not_found`. */
export async function inviteToBoard(deps: WriteDeps, viewer: Member, boardId: Id, invitedIds: readonly Id[]): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { facts, row } = await knowBoard({ db: tx }, viewer, boardId)
    authorize(canInvite(facts))
    const invited = await knowMembers({ db: tx, mediaUrl: '' }, viewer, invitedIds)
    const collaborators = new Set((await findCollaborators(tx, [boardId])).map(({ memberId }) => memberId))
    for (const invitedId of invitedIds) {
      const relation = invited.get(invitedId)?.relation
      if (!relation || relation.isBlockedByThem || relation.isBlockingThem) {
        throw new AppError('user_not_found', { field: 'invited_user_ids' })
      }
      if (invitedId === row.ownerId || collaborators.has(invitedId)) continue
      await upsertInvite(tx, { boardId, invitedId, inviterId: viewer.id, now: deps.clock.now() })
    }
  })
}

/** Makes the invited member a collaborator. Throws `invite_not_found`, or `invite_used` once it was answered or taken back. */
export async function acceptInvite(deps: WriteDeps, viewer: Member, boardId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const invite = await lockInvite(tx, boardId, viewer.id)
    if (!invite) await refuseUninvited(deps, viewer, boardId)
    if (invite?.status !== 'pending') throw new AppError('invite_used')
    const { facts } = await knowBoard({ db: tx }, viewer, boardId)
    if (boardSight(facts) === 'hidden') throw new AppError('invite_not_found')
    const board = await lockBoard(tx, boardId)
    if (!board) throw new AppError('invite_not_found')
    await setInviteStatus(tx, boardId, viewer.id, 'accepted')
    if (!(await insertCollaborator(tx, boardId, viewer.id, deps.clock.now()))) return
    await insertMemberBoard(tx, { memberId: viewer.id, boardId, role: 'collaborator', lastEdgeId: boardId })
    await addToBoardCounter(tx, boardId, 'collaborator_count', 1)
  })
}

/** The owner is told no; everybody else hears that there is no such invitation. */
async function refuseUninvited(deps: WriteDeps, viewer: Member, boardId: Id): Promise<never> {
  const { facts } = await knowBoard(deps, viewer, boardId).catch(() => ({ facts: null }))
  throw new AppError(facts?.isOwner ? 'not_allowed' : 'invite_not_found')
}

/** Declines one's own invitation, or takes back another's as the owner. Throws `invite_not_found`, `invite_used`. */
export async function endInvite(deps: WriteDeps, viewer: Member, boardId: Id, invitedId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { facts } = await knowBoard({ db: tx }, viewer, boardId).catch(() => ({ facts: null }))
    const isOwn = invitedId === viewer.id
    const mayKnow = isOwn || facts?.isOwner === true
    const invite = mayKnow || facts?.isInvited ? await lockInvite(tx, boardId, invitedId) : undefined
    if (!mayKnow && facts?.isInvited) throw new AppError('not_allowed')
    if (!invite) throw new AppError('invite_not_found')
    if (invite.status !== 'pending') throw new AppError('invite_used')
    await setInviteStatus(tx, boardId, invitedId, isOwn ? 'declined' : 'revoked')
  })
}
