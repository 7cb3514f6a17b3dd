import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import '../graph.tables.ts'

interface Invite {
  readonly id: Id
  readonly ownerId: Id
  readonly secretHash: Buffer
  readonly expiresAt: Date
}

export const insertInvite = (tx: Tx, invite: Invite) =>
  tx
    .insertInto('follow_invites')
    .values({
      bucket: bucketOf(invite.ownerId),
      id: invite.id,
      owner_id: invite.ownerId,
      secret_hash: invite.secretHash,
      expires_at: invite.expiresAt,
    })
    .execute()

export const findInvite = (db: Db, inviteId: Id): Promise<Omit<Invite, 'id'> | undefined> =>
  db
    .selectFrom('follow_invites')
    .select(['owner_id as ownerId', 'secret_hash as secretHash', 'expires_at as expiresAt'])
    .where(owned('id', inviteId))
    .executeTakeFirst()

export const deleteInvitesOf = (tx: Tx, ownerId: Id) =>
  tx.deleteFrom('follow_invites').where(owned('owner_id', ownerId)).execute()

export const deleteInvitesBefore = (db: Db, now: Date) =>
  db.deleteFrom('follow_invites').where('expires_at', '<', now).execute()
