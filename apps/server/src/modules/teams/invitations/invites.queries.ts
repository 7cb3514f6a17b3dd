import type { BoardId, MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { hold } from '../../../platform/writing/hold.ts'
import '../../boards/index.ts'

/** An invitation with its place in lists; the edge id carries the board's bucket. */
export interface NewInvite {
  readonly boardId: BoardId
  readonly invitedId: MemberId
  readonly inviterId: MemberId
  readonly edgeId: Id
  readonly now: Date
}

/** How an invitation stands once nobody waits for its answer. */
export type ClosedStatus = 'accepted' | 'declined' | 'revoked' | 'banned'

const rowOf = (invite: NewInvite) => ({
  bucket: bucketOf(invite.boardId),
  board_id: invite.boardId,
  invited_id: invite.invitedId,
  inviter_id: invite.inviterId,
  created_at: invite.now,
  edge_id: invite.edgeId,
})

export async function lockInvite(tx: Tx, boardId: BoardId, invitedId: MemberId) {
  const invite = await tx
    .selectFrom('board_invites')
    .select(['status', 'inviter_id as inviterId'])
    .where(owned('board_id', boardId))
    .where('invited_id', '=', invitedId)
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'invite'), invite] as const
}

/**
 * Invites to a locked board, also whoever declined or left before, with the mirrors; who was banned or is invited already
 * stays as they are. Answers who has a new invitation.
 */
export async function openInvites(writer: Writer, invites: readonly NewInvite[]): Promise<Id[]> {
  if (invites.length === 0) return []
  const written = await writer
    .insertInto('board_invites')
    .values(invites.map((invite) => ({ ...rowOf(invite), status: 'pending' as const })))
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'board_id', 'invited_id'])
        .doUpdateSet(({ ref }) => ({
          status: 'pending',
          inviter_id: ref('excluded.inviter_id'),
          created_at: ref('excluded.created_at'),
          edge_id: ref('excluded.edge_id'),
        }))
        .where('board_invites.status', 'in', ['declined', 'revoked', 'accepted']),
    )
    .returning('invited_id as invitedId')
    .execute()
  const invitedIds = new Set(written.map(({ invitedId }) => invitedId))
  const opened = invites.filter(({ invitedId }) => invitedIds.has(invitedId))
  if (opened.length === 0) return []
  const mirrors = opened.map(({ boardId, invitedId, inviterId, edgeId }) => ({
    bucket: bucketOf(invitedId),
    member_id: invitedId,
    board_id: boardId,
    inviter_id: inviterId,
    edge_id: edgeId,
  }))
  await changing(
    writer,
    mirrors.map((mirror) => mirror.member_id),
  )
    .insertInto('member_board_invites')
    .values(mirrors)
    .execute()
  return opened.map(({ invitedId }) => invitedId)
}

/** Closes the invitation, if there is one, and takes it from its invitee. */
export async function closeInvite(
  writer: Writer,
  boardId: BoardId,
  invitedId: MemberId,
  status: ClosedStatus,
): Promise<void> {
  await writer
    .updateTable('board_invites')
    .set({ status })
    .where(owned('board_id', boardId))
    .where('invited_id', '=', invitedId)
    .execute()
  await changing(writer, [invitedId])
    .deleteFrom('member_board_invites')
    .where(owned('member_id', invitedId))
    .where('board_id', '=', boardId)
    .execute()
}

/** Closes the invitation, and writes a closed one for whoever has none: who came by a link, or is banned uninvited. */
export async function recordInvite(writer: Writer, invite: NewInvite, status: ClosedStatus): Promise<void> {
  await writer
    .insertInto('board_invites')
    .values({ ...rowOf(invite), status })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await closeInvite(writer, invite.boardId, invite.invitedId, status)
}

/** Whoever was banned from a board stays so when it passes to another owner. */
export const findBanned = async (tx: Tx, boardId: BoardId): Promise<Id[]> => {
  const rows = await tx
    .selectFrom('board_invites')
    .select('invited_id as invitedId')
    .where(owned('board_id', boardId))
    .where('status', '=', 'banned')
    .execute()
  return rows.map(({ invitedId }) => invitedId)
}

interface Place {
  readonly after: Id | null
  readonly limit: number
}

/** An invitation as lists hold it. */
export interface InviteRow {
  readonly edgeId: Id
  readonly boardId: BoardId
  readonly inviterId: MemberId
  readonly invitedId: MemberId
  readonly status: 'pending' | ClosedStatus
}

/** What waits for the member, newest first. One shard: the mirror lives with the invitee. */
export async function findWaitingInvites(db: Db, memberId: MemberId, { after, limit }: Place): Promise<InviteRow[]> {
  const all = db
    .selectFrom('member_board_invites')
    .select(['edge_id as edgeId', 'board_id as boardId', 'inviter_id as inviterId'])
    .where(owned('member_id', memberId))
  const older = after === null ? all : all.where('edge_id', '<', after)
  const rows = await older.orderBy('edge_id', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...row, invitedId: memberId, status: 'pending' as const }))
}

/** Invitations to the board that stand so, newest first; with `invitedId` only that member's. */
export function findInvitesOfBoard(
  db: Db,
  boardId: BoardId,
  wanted: Place & { statuses: readonly ('pending' | ClosedStatus)[]; invitedId: MemberId | null },
): Promise<InviteRow[]> {
  const all = db
    .selectFrom('board_invites')
    .select([
      'edge_id as edgeId',
      'board_id as boardId',
      'inviter_id as inviterId',
      'invited_id as invitedId',
      'status',
    ])
    .where(owned('board_id', boardId))
    .where('status', 'in', wanted.statuses)
  const own = wanted.invitedId === null ? all : all.where('invited_id', '=', wanted.invitedId)
  const older = wanted.after === null ? own : own.where('edge_id', '<', wanted.after)
  return older.orderBy('edge_id', 'desc').limit(wanted.limit).execute()
}
