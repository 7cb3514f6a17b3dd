import type { MemberId } from '@pinfold/contract'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../graph.tables.ts'

interface Invite {
  readonly id: Id
  readonly ownerId: MemberId
  readonly secretHash: Buffer
  readonly expiresAt: Date
}

export const insertInvite = (writer: Writer, invite: Invite) =>
  writer
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

export const deleteInvitesOf = (writer: Writer, ownerId: MemberId) =>
  writer.deleteFrom('follow_invites').where(owned('owner_id', ownerId)).execute()

export const deleteInvitesBefore = (writer: LoneWriter, now: Date) =>
  writer.deleteFrom('follow_invites').where('expires_at', '<', now).execute()
