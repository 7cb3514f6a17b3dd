import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { knowMembers } from '../../graph/index.ts'
import { type KnownBoard, knowBoard, knowBoards } from '../board-facts.ts'
import { addToBoardCounter, lockBoard } from '../board-rows.queries.ts'
import { canAnswerInvite, canInvite, canRevokeInvite } from '../boards.policy.ts'
import {
  findCollaborators,
  insertCollaborator,
  lockInvite,
  setInviteStatus,
  upsertInvite,
} from '../collaborators.queries.ts'
import { insertMemberBoard } from '../member-boards.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** `invitedAt` tells a second invitation from the first. */
    'board.invited': { boardId: string; inviterId: string; invitedId: string; invitedAt: string }
    'board.joined': { boardId: string; memberId: string; inviterId: string }
  }
}

/** Invites members; the owner, collaborators and blocked ones among them are passed over. Throws `user_not_found`. */
export async function inviteToBoard(
  deps: WriteDeps,
  viewer: Member,
  boardId: Id,
  invitedIds: readonly Id[],
): Promise<void> {
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
      const now = deps.clock.now()
      if (!(await upsertInvite(tx, { boardId, invitedId, inviterId: viewer.id, now }))) continue
      const payload = { boardId, inviterId: viewer.id, invitedId, invitedAt: now.toISOString() }
      await deps.outbox.emit(tx, bucketOf(boardId), 'board.invited', payload)
    }
  })
}

/** Makes the invited member a collaborator. Throws `invite_not_found`, or `invite_used` once it was answered or taken back. */
export async function acceptInvite(deps: WriteDeps, viewer: Member, boardId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { facts } = await knowInvitation(tx, viewer, boardId)
    authorize(canAnswerInvite(facts))
    const invite = await lockInvite(tx, boardId, viewer.id)
    if (!invite) throw new AppError('invite_not_found')
    if (invite.status !== 'pending') throw new AppError('invite_used')
    const board = await lockBoard(tx, boardId)
    if (!board) throw new AppError('invite_not_found')
    await setInviteStatus(tx, boardId, viewer.id, 'accepted')
    if (!(await insertCollaborator(tx, boardId, viewer.id, deps.clock.now()))) return
    await insertMemberBoard(tx, {
      memberId: viewer.id,
      boardId,
      role: 'collaborator',
      lastEdgeId: boardId,
      archivedAt: board.archivedAt,
    })
    await addToBoardCounter(tx, boardId, 'collaborator_count', 1)
    const payload = { boardId, memberId: viewer.id, inviterId: invite.inviterId }
    await deps.outbox.emit(tx, bucketOf(boardId), 'board.joined', payload)
  })
}

/** Declines one's own invitation, or takes back another's as the owner. Throws `invite_not_found`, `invite_used`. */
export async function endInvite(deps: WriteDeps, viewer: Member, boardId: Id, invitedId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { facts } = await knowInvitation(tx, viewer, boardId)
    const isOwn = invitedId === viewer.id
    authorize(isOwn ? canAnswerInvite(facts) : canRevokeInvite(facts))
    const invite = await lockInvite(tx, boardId, invitedId)
    if (!invite) throw new AppError('invite_not_found')
    if (invite.status !== 'pending') throw new AppError('invite_used')
    await setInviteStatus(tx, boardId, invitedId, isOwn ? 'declined' : 'revoked')
  })
}

/** The board of an invitation; a deleted one takes its invitations with it. */
async function knowInvitation(tx: Tx, viewer: Member, boardId: Id): Promise<KnownBoard> {
  const board = (await knowBoards({ db: tx, mediaUrl: '' }, viewer, [boardId])).get(boardId)
  if (!board) throw new AppError('invite_not_found')
  return board
}
