import { type Insertable, type Updateable, sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, bucketOfKey, type Id } from '../../platform/ids/ids.ts'
import './accounts.tables.ts'

const profileColumns = [
  'id',
  'username',
  'full_name as fullName',
  'first_name as firstName',
  'about',
  'pronouns',
  'website_url as websiteUrl',
  'country',
  'is_partner as isPartner',
  'is_private as isPrivate',
  'is_comments_allowed as isCommentsAllowed',
  'avatar_signature as avatarSignature',
  'last_saved_at as lastSavedAt',
  'follower_count as followerCount',
  'following_count as followingCount',
  'board_count as boardCount',
  'total_board_count as totalBoardCount',
  'secret_board_count as secretBoardCount',
  'archived_board_count as archivedBoardCount',
  'pin_count as pinCount',
  'total_pin_count as totalPinCount',
  'created_pin_count as createdPinCount',
] as const

export const findMembers = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('members').select(profileColumns).where(ownedIn('id', ids)).execute()

/** A member as other modules load them. */
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

export async function findMemberIdByUsername(db: Db, usernameKey: string, now: Date): Promise<Id | null> {
  const row = await db
    .selectFrom('usernames')
    .select('member_id as memberId')
    .where('bucket', '=', bucketOfKey(usernameKey))
    .where('username_key', '=', usernameKey)
    .where((eb) => eb.or([eb('is_current', '=', true), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row?.memberId ?? null
}

export async function findMemberIdByEmail(db: Db, emailKey: string): Promise<Id | null> {
  const row = await db
    .selectFrom('emails')
    .select('member_id as memberId')
    .where('bucket', '=', bucketOfKey(emailKey))
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row?.memberId ?? null
}

export const findPasswordHash = (db: Db, memberId: Id) =>
  db.selectFrom('members').select('password_hash as passwordHash').where(owned('id', memberId)).executeTakeFirst()

export const insertMember = (tx: Tx, member: Omit<Insertable<Tables['members']>, 'bucket'>) =>
  tx
    .insertInto('members')
    .values({ ...member, bucket: bucketOf(member.id) })
    .execute()

/** False where the address has an account already. */
export async function insertEmail(tx: Tx, emailKey: string, memberId: Id): Promise<boolean> {
  const rows = await tx
    .insertInto('emails')
    .values({ bucket: bucketOfKey(emailKey), email_key: emailKey, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return rows.length === 1
}

/** Takes the name where it is free, was this member's own, or its redirect is over. False where it is taken. */
export async function claimUsername(tx: Tx, usernameKey: string, memberId: Id, now: Date): Promise<boolean> {
  const rows = await tx
    .insertInto('usernames')
    .values({ bucket: bucketOfKey(usernameKey), username_key: usernameKey, member_id: memberId, expires_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'username_key'])
        .doUpdateSet({ member_id: memberId, is_current: true, expires_at: null })
        .where((eb) =>
          eb.or([
            eb('usernames.member_id', '=', memberId),
            eb.and([eb('usernames.is_current', '=', false), eb('usernames.expires_at', '<=', now)]),
          ]),
        ),
    )
    .returning('member_id')
    .execute()
  return rows.length === 1
}

/** The old name goes on leading to the member until the moment given. */
export const retireUsername = (tx: Tx, usernameKey: string, expiresAt: Date) =>
  tx
    .updateTable('usernames')
    .set({ is_current: false, expires_at: expiresAt })
    .where('bucket', '=', bucketOfKey(usernameKey))
    .where('username_key', '=', usernameKey)
    .execute()

export const updateMember = (tx: Tx, memberId: Id, changes: Updateable<Tables['members']>) =>
  tx.updateTable('members').set(changes).where(owned('id', memberId)).execute()

/** Locks the member, so that counters and settings change one writer at a time. */
export const lockMember = (tx: Tx, memberId: Id) =>
  tx.selectFrom('members').select(profileColumns).where(owned('id', memberId)).forNoKeyUpdate().executeTakeFirst()

export type MemberCounter = {
  [K in keyof Tables['members']]: K extends `${string}_count` ? K : never
}[keyof Tables['members']]

/** Adds to a member's counters. */
export async function addToMemberCounters(
  tx: Tx,
  memberId: Id,
  deltas: Partial<Record<MemberCounter, number>>,
): Promise<void> {
  const changes = Object.entries(deltas).filter(([, delta]) => delta !== 0)
  if (changes.length === 0) return
  await tx
    .updateTable('members')
    .set(Object.fromEntries(changes.map(([name, delta]) => [name, sql`${sql.ref(name)} + ${delta}`])))
    .where(owned('id', memberId))
    .execute()
}

export const noteSaved = (tx: Tx, memberId: Id, now: Date) =>
  tx.updateTable('members').set({ last_saved_at: now }).where(owned('id', memberId)).execute()
