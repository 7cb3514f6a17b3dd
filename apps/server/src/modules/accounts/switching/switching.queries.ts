import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../accounts.tables.ts'

/** What sessions are known by; those begun before the moment are over. */
export const findSessionSecrets = (db: Db, sessionIds: readonly Id[], since: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'member_id as memberId', 'secret_hash as secretHash'])
    .where(ownedIn('id', sessionIds))
    .where('created_at', '>=', since)
    .execute()

export const deleteSessionsByIds = (writer: Writer, sessionIds: readonly Id[]) =>
  changing(writer, sessionIds).deleteFrom('sessions').where(ownedIn('id', sessionIds)).execute()

/** The accounts linked to the member, and what each is to them. */
export const findLinks = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('account_links')
    .select(['other_id as otherId', 'other_role as otherRole'])
    .where(owned('member_id', memberId))
    .orderBy('linked_at')
    .execute()

/** Links both sides; a second time changes nothing. */
export async function insertLinks(writer: Writer, ownerId: MemberId, businessId: Id, now: Date): Promise<void> {
  const sides = [
    { member_id: ownerId, other_id: businessId, other_role: 'business' as const },
    { member_id: businessId, other_id: ownerId, other_role: 'owner' as const },
  ]
  await writer
    .insertInto('account_links')
    .values(sides.map((side) => ({ bucket: bucketOf(side.member_id), linked_at: now, ...side })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes both sides away; false where there was no link. */
export async function deleteLinks(writer: Writer, memberId: MemberId, otherId: Id): Promise<boolean> {
  await writer.deleteFrom('account_links').where(owned('member_id', otherId)).where('other_id', '=', memberId).execute()
  const result = await writer
    .deleteFrom('account_links')
    .where(owned('member_id', memberId))
    .where('other_id', '=', otherId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** What a member's new business takes over from them. */
export const findOwnerFacts = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select(['birth_date as birthDate', 'country'])
    .where(owned('id', memberId))
    .executeTakeFirst()
