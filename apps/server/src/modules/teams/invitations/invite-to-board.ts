import type { BoardId, MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { knowMembers } from '../../graph/index.ts'
import {
  type KnownBoard,
  knowBoard,
  knowBoards,
  lockBoard,
  canAnswerInvite,
  canInvite,
  canRevokeInvite,
  collaboratorsOf,
  noteBoardChange,
} from '../../boards/index.ts'
import { closeInvite, lockInvite, openInvites } from './invites.queries.ts'
import { isBlocked } from './invites.view.ts'
import { emitJoined, joinBoard } from './join-board.ts'
import { deleteJoinRequests } from '../requests/join-requests.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** `invitedAt` tells a second invitation from the first. */
    'board.invited': { boardId: string; inviterId: string; invitedId: string; invitedAt: string }
    'board.joined': { boardId: string; memberId: string; inviterId: string }
  }
}

/** Invites members; the owner, collaborators and whoever is banned among them are passed over. Throws `user_not_found`. */
export async function inviteToBoard(
  deps: WriteDeps,
  viewer: Member,
  boardId: BoardId,
  invitedIds: readonly MemberId[],
): Promise<void> {
  await inTransaction(deps.db, 'invite-to-board', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [held, board] = await lockBoard(tx, boardId)
    const { facts, row } = await knowBoard({ db: held }, viewer, boardId)
    const writer = authorize(held, canInvite(facts))
    if (!board) throw new AppError('board_not_found')
    const invited = await knowMembers({ db: tx }, viewer, invitedIds)
    const collaborators = new Set(await collaboratorsOf(tx, boardId))
    const isKnown = (id: Id) => {
      const member = invited.get(id)
      return member !== undefined && !isBlocked(member)
    }
    if (!invitedIds.every(isKnown)) throw new AppError('user_not_found', { field: 'invited_user_ids' })
    const now = deps.clock.now()
    const bucket = bucketOf(boardId)
    const outside = [...new Set(invitedIds)].filter((id) => id !== row.ownerId && !collaborators.has(id))
    const opened = await openInvites(
      writer,
      outside.map((invitedId) => ({ boardId, invitedId, inviterId: viewer.id, edgeId: deps.ids.next(bucket), now })),
    )
    // Who is asked need not ask any more.
    await deleteJoinRequests(writer, boardId, opened)
    noteBoardChange(tx, boardId, opened)
    const told = { boardId, inviterId: viewer.id, invitedAt: now.toISOString() }
    const news = opened.map((invitedId) => ({ bucket, payload: { ...told, invitedId } }))
    await deps.outbox.emitAll(writer, 'board.invited', news)
  })
}

/** Makes the invited member a collaborator. Throws `invite_not_found`, `board_team_full`, or `invite_used` once it was answered or taken back. */
export async function acceptInvite(deps: WriteDeps, viewer: Member, boardId: BoardId): Promise<void> {
  await inTransaction(deps.db, 'accept-invite', async (tx) => {
    const [held, board] = await lockBoard(tx, boardId)
    const { facts } = await knowInvitation(tx, viewer, boardId)
    const writer = authorize(held, canAnswerInvite(facts))
    const [, invite] = await lockInvite(tx, boardId, viewer.id)
    if (!board || !invite) throw new AppError('invite_not_found')
    if (invite.status !== 'pending') throw new AppError('invite_used')
    if (await joinBoard(deps, writer, board, viewer.id)) await emitJoined(deps, writer, board, viewer.id)
  })
}

/**
 * Declines one's own invitation; as the owner, takes another's back, or lets somebody who was banned be invited again.
 * Throws `invite_not_found`, `invite_used`.
 */
export async function endInvite(deps: WriteDeps, viewer: Member, boardId: BoardId, invitedId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'end-invite', async (tx) => {
    const [held] = await lockBoard(tx, boardId)
    const { facts } = await knowInvitation(tx, viewer, boardId)
    const isOwn = invitedId === viewer.id
    const writer = authorize(held, isOwn ? canAnswerInvite(facts) : canRevokeInvite(facts))
    const [, invite] = await lockInvite(tx, boardId, invitedId)
    if (!invite) throw new AppError('invite_not_found')
    const isBanLifted = !isOwn && invite.status === 'banned'
    if (invite.status !== 'pending' && !isBanLifted) throw new AppError('invite_used')
    await closeInvite(writer, boardId, invitedId, isOwn ? 'declined' : 'revoked')
    noteBoardChange(tx, boardId, [invitedId])
  })
}

/** The board of an invitation; a deleted one takes its invitations with it. */
async function knowInvitation(tx: Tx, viewer: Member, boardId: BoardId): Promise<KnownBoard> {
  const board = (await knowBoards({ db: tx }, viewer, [boardId])).get(boardId)
  if (!board) throw new AppError('invite_not_found')
  return board
}
