import type { BoardId, MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../teams.tables.ts'

/** A link to an invitation: mailed to somebody, or the one that a board's owner sends around, which has no email. */
export interface InviteCode {
  readonly id: Id
  readonly boardId: BoardId
  readonly inviterId: MemberId
  readonly emailKey: string
  readonly email: string
  readonly secretHash: Buffer | null
  readonly status: 'pending' | 'accepted' | 'declined' | 'revoked'
  readonly expiresAt: Date
}

const columns = [
  'id',
  'board_id as boardId',
  'inviter_id as inviterId',
  'email_key as emailKey',
  'email',
  'secret_hash as secretHash',
  'status',
  'expires_at as expiresAt',
] as const

/** New codes, for different addresses; the board's earlier ones for the same addresses open nothing any more. */
export const replaceCodes = (writer: Writer, codes: readonly InviteCode[]) => {
  const rows = codes.map((code) => ({
    bucket: bucketOf(code.id),
    id: code.id,
    board_id: code.boardId,
    inviter_id: code.inviterId,
    email_key: code.emailKey,
    email: code.email,
    secret_hash: code.secretHash,
    status: code.status,
    expires_at: code.expiresAt,
  }))
  return writer
    .insertInto('board_invite_codes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'board_id', 'email_key']).doUpdateSet(({ ref }) => ({
        id: ref('excluded.id'),
        inviter_id: ref('excluded.inviter_id'),
        email: ref('excluded.email'),
        secret_hash: ref('excluded.secret_hash'),
        status: ref('excluded.status'),
        expires_at: ref('excluded.expires_at'),
      })),
    )
    .execute()
}

export const findCode = (db: Db, id: Id): Promise<InviteCode | undefined> =>
  db.selectFrom('board_invite_codes').select(columns).where(owned('id', id)).executeTakeFirst()

/** The link that the owner sends around. */
export const findLink = (db: Db, boardId: BoardId): Promise<InviteCode | undefined> =>
  db
    .selectFrom('board_invite_codes')
    .select(columns)
    .where(owned('board_id', boardId))
    .where('email_key', '=', '')
    .executeTakeFirst()

export const deleteLink = (writer: Writer, boardId: BoardId) =>
  writer.deleteFrom('board_invite_codes').where(owned('board_id', boardId)).where('email_key', '=', '').execute()

/** Addresses that were mailed to and wait, newest first. */
export function findMailedCodes(
  db: Db,
  boardId: BoardId,
  wanted: { now: Date; after: Id | null; limit: number },
): Promise<InviteCode[]> {
  const all = db
    .selectFrom('board_invite_codes')
    .select(columns)
    .where(owned('board_id', boardId))
    .where('email_key', '<>', '')
    .where('status', '=', 'pending')
    .where('expires_at', '>', wanted.now)
  const older = wanted.after === null ? all : all.where('id', '<', wanted.after)
  return older.orderBy('id', 'desc').limit(wanted.limit).execute()
}

/** Uses a mailed code up; false where it was used or taken back before. */
export async function closeCode(
  writer: Writer,
  id: Id,
  status: 'accepted' | 'declined' | 'revoked',
  boardId?: BoardId,
): Promise<boolean> {
  const open = writer
    .updateTable('board_invite_codes')
    .set({ status })
    .where(owned('id', id))
    .where('status', '=', 'pending')
    .where('email_key', '<>', '')
  const result = await (boardId === undefined ? open : open.where('board_id', '=', boardId)).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const setCodeSecret = (writer: LoneWriter, id: Id, secretHash: Buffer) =>
  writer.updateTable('board_invite_codes').set({ secret_hash: secretHash }).where(owned('id', id)).execute()

/** Forgets codes that are over, with the addresses they were mailed to. */
export const deleteCodesBefore = (writer: LoneWriter, now: Date) =>
  writer.deleteFrom('board_invite_codes').where('expires_at', '<', now).execute()
