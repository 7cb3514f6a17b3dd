import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, bucketOfKey, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../accounts.tables.ts'

/** Whether the member is away or kept out, and from when on the account goes for good. */
export const findLeaving = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select([
      'deactivated_at as deactivatedAt',
      'ends_at as endsAt',
      'barred_until as barredUntil',
      'awaits_proof as awaitsProof',
      'email_verified_at as emailVerifiedAt',
    ])
    .where(owned('id', memberId))
    .executeTakeFirst()

/** Where a member's mails go, and what they are called. */
export const findAddressee = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select(['email', 'first_name as firstName', 'username', 'locale'])
    .where(owned('id', memberId))
    .executeTakeFirst()

export const setLeaving = (
  writer: Writer,
  memberId: MemberId,
  leaving: { deactivatedAt: Date | null; endsAt: Date | null },
) =>
  changing(writer, [memberId])
    .updateTable('members')
    .set({ deactivated_at: leaving.deactivatedAt, ends_at: leaving.endsAt })
    .where(owned('id', memberId))
    .execute()

/** Hides members who are not away yet, and where they go for good says when. */
export const hideMembers = (writer: Writer, memberIds: readonly MemberId[], now: Date, endsAt?: Date) =>
  changing(writer, memberIds)
    .updateTable('members')
    .set((eb) => ({
      deactivated_at: eb.fn.coalesce('deactivated_at', eb.val(now)),
      ...(endsAt && { ends_at: endsAt }),
    }))
    .where(ownedIn('id', memberIds))
    .execute()

/** Logs the members out everywhere. */
export const deleteSessionsOf = (writer: Writer, memberIds: readonly MemberId[]) =>
  changing(writer, memberIds).deleteFrom('sessions').where(ownedIn('member_id', memberIds)).execute()

/** The one link that closes the account; a new one takes the place of the one before. */
export async function saveEndingLink(
  writer: LoneWriter,
  memberId: MemberId,
  given: { secretHash: Buffer; now: Date; withLinked: boolean },
): Promise<void> {
  const link = { secret_hash: given.secretHash, asked_at: given.now, with_linked: given.withLinked }
  await writer
    .insertInto('account_endings')
    .values({ bucket: bucketOf(memberId), member_id: memberId, ...link })
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id']).doUpdateSet(link))
    .execute()
}

export const findEndingLink = (tx: Tx, memberId: MemberId) =>
  tx
    .selectFrom('account_endings')
    .select(['secret_hash as secretHash', 'asked_at as askedAt', 'with_linked as withLinked'])
    .where(owned('member_id', memberId))
    .executeTakeFirst()

export const deleteEndingLink = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('account_endings').where(owned('member_id', memberId)).execute()

/** Members whose accounts are to go for good by now, those who waited longest first. */
export async function findEndedMembers(db: Db, now: Date, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Members whom only the domain of their address let in before the moment, and who have not proved it; the oldest first. */
export async function findUnprovedBefore(db: Db, before: Date, limit: number): Promise<MemberId[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where(sql<boolean>`awaits_proof and email_verified_at is null`)
    .where('created_at', '<', before)
    .where('ends_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets the member's email address, so that it is free again. */
export const deleteEmail = (writer: Writer, key: string, memberId: MemberId) =>
  writer
    .deleteFrom('emails')
    .where('bucket', '=', bucketOfKey(key))
    .where('email_key', '=', key)
    .where('member_id', '=', memberId)
    .execute()

export const deleteStates = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('member_states').where(owned('member_id', memberId)).execute()

/** The member's row, and with it all that lives by it: sessions, settings, links, tokens. */
export const deleteMemberRow = (writer: Writer, memberId: MemberId) =>
  changing(writer, [memberId]).deleteFrom('members').where(owned('id', memberId)).execute()
