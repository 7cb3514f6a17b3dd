import type { MemberId } from '@pinfold/contract'
import { type Insertable, type Updateable, sql } from 'kysely'
import { byBucket, inBucketOf, inBucketsOf, ofTurn, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiled, compiledByIds, compiledWrite, type Given, type MaybeGiven } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import { changing, counting } from '../../platform/db/kept/changed-rows.ts'
import { noteLocked } from '../../platform/db/kept/rows-under-locks.ts'
import { noteWritten } from '../../platform/db/kept/written-rows.ts'
import { bucketOf, bucketOfKey, type Id } from '../../platform/ids/ids.ts'
import type { Writer, Held } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
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
  'avatar_veil as avatarVeil',
  'last_saved_at as lastSavedAt',
  'follower_count as followerCount',
  'following_count as followingCount',
  'interest_following_count as interestFollowingCount',
  'board_count as boardCount',
  'total_board_count as totalBoardCount',
  'secret_board_count as secretBoardCount',
  'archived_board_count as archivedBoardCount',
  'pin_count as pinCount',
  'total_pin_count as totalPinCount',
  'created_pin_count as createdPinCount',
  'story_pin_count as storyPinCount',
  'tried_count as triedCount',
  'is_website_verified as isWebsiteVerified',
  'is_identity_verified as isIdentityVerified',
  'is_verified_merchant as isVerifiedMerchant',
  'show_all_pins as showAllPins',
  'show_shopping_list as showShoppingList',
  'deactivated_at as deactivatedAt',
  'withheld_in as withheldIn',
  'barred_until as barredUntil',
  'is_held_back as isHeldBack',
] as const

const isSearchHidden = sql<boolean>`exists (
  select 1 from member_settings where member_settings.bucket = members.bucket
    and member_settings.member_id = members.id and is_search_hidden)`.as('isSearchHidden')

/** Whether search leaves out a member whose bucket a given id has. */
const isSearchHiddenIn = (neighbour: MaybeGiven<Id>) =>
  sql<boolean>`exists (
  select 1 from member_settings where ${inBucketOf(neighbour, 'member_settings')}
    and member_settings.member_id = members.id and is_search_hidden)`.as('isSearchHidden')

/** Whether search leaves out a member of one of these buckets. */
const isSearchHiddenAmong = (ids: readonly Id[]) =>
  sql<boolean>`exists (
  select 1 from member_settings where ${inBucketsOf(ids, 'member_settings')}
    and member_settings.bucket = members.bucket and member_settings.member_id = members.id and is_search_hidden
  )`.as('isSearchHidden')

const readMembers = compiledByIds((db, ids) =>
  db.selectFrom('members').select(profileColumns).select(isSearchHidden).where(ownedIn('id', ids)),
)

export const findMembers = keptByIds(readMembers, { most: 4000, hasCounts: true })

/** A member as other modules load them. */
export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number]

/** Whether anybody has an account. */
export const hasMembers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined

export const findMemberIdByUsername = async (db: Db, usernameKey: string, now: Date): Promise<Id | null> =>
  (await findUsernames(db, usernameKey, now))[0]?.memberId ?? null

const findUsernames = compiled((db, usernameKey: Given<string>, now: Given<Date>) =>
  db
    .selectFrom('usernames')
    .select('member_id as memberId')
    .where('bucket', '=', usernameKey.as(bucketOfKey).sql)
    .where('username_key', '=', usernameKey.sql)
    .where((eb) => eb.or([eb('is_current', '=', true), eb('expires_at', '>', now.sql)])),
)

export async function findMemberIdByEmail(db: Db, emailKey: string): Promise<Id | null> {
  const row = await db
    .selectFrom('emails')
    .select('member_id as memberId')
    .where('bucket', '=', bucketOfKey(emailKey))
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row?.memberId ?? null
}

/** In which locale texts are written to a member; null where there is none. */
export async function findLocale(db: Db, memberId: MemberId): Promise<string | null> {
  const row = await db.selectFrom('members').select('locale').where(owned('id', memberId)).executeTakeFirst()
  return row?.locale ?? null
}

export const findPasswordHash = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('members')
    .select(['password_hash as passwordHash', 'password_ends_at as passwordEndsAt'])
    .where(owned('id', memberId))
    .executeTakeFirst()

export const insertMember = (writer: Writer, member: Omit<Insertable<Tables['members']>, 'bucket'>) =>
  writer
    .insertInto('members')
    .values({ ...member, bucket: bucketOf(member.id) })
    .execute()

/** False where the address has an account already. */
export async function insertEmail(writer: Writer, emailKey: string, memberId: MemberId): Promise<boolean> {
  const rows = await writer
    .insertInto('emails')
    .values({ bucket: bucketOfKey(emailKey), email_key: emailKey, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return rows.length === 1
}

/** Takes the name where it is free, was this member's own, or its redirect is over. False where it is taken. */
export async function claimUsername(
  writer: Writer,
  usernameKey: string,
  memberId: MemberId,
  now: Date,
): Promise<boolean> {
  const rows = await writer
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
export const retireUsername = (writer: Writer, usernameKey: string, expiresAt: Date) =>
  writer
    .updateTable('usernames')
    .set({ is_current: false, expires_at: expiresAt })
    .where('bucket', '=', bucketOfKey(usernameKey))
    .where('username_key', '=', usernameKey)
    .execute()

export const updateMember = (writer: Writer, memberId: MemberId, changes: Updateable<Tables['members']>) =>
  changing(writer, [memberId]).updateTable('members').set(changes).where(owned('id', memberId)).execute()

/** Locks the member, so that counters and settings change one writer at a time. */
export async function lockMember(tx: Tx, memberId: MemberId): Promise<[Held<'member'>, MemberRow | undefined]> {
  const [member] = await lockMemberRows(tx, memberId)
  if (member) noteLocked(tx, findMembers, [member])
  return [hold(tx, 'member'), member]
}

const lockMemberRows = compiled((db, memberId: Given<MemberId>) =>
  db
    .selectFrom('members')
    .select(profileColumns)
    .select(isSearchHiddenIn(memberId))
    .where(owned('id', memberId))
    .forNoKeyUpdate(),
)

/** Locks many members in (bucket, id) order; those that are gone are left out. */
export async function lockMembers(tx: Tx, memberIds: readonly MemberId[]): Promise<[Held<'member'>, MemberRow[]]> {
  const rows = await byBucket(memberIds, (some) =>
    tx
      .selectFrom('members')
      .select(profileColumns)
      .select(isSearchHiddenAmong(some))
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  )
  return [hold(tx, 'member'), rows]
}

export type MemberCounter = {
  [K in keyof Tables['members']]: K extends `${string}_count` ? K : never
}[keyof Tables['members']]

type CounterDeltas = Partial<Record<MemberCounter, number>>

const addingOf = (deltas: CounterDeltas) =>
  Object.fromEntries(
    Object.entries(deltas)
      .filter(([, delta]) => delta !== 0)
      .map(([name, delta]) => [name, sql`${sql.ref(name)} + ${delta}`]),
  )

/** Adds to a member's counters. */
export async function addToMemberCounters(writer: Writer, memberId: MemberId, deltas: CounterDeltas): Promise<void> {
  const adding = addingOf(deltas)
  if (Object.keys(adding).length === 0) return
  await counting(writer, [memberId]).updateTable('members').set(adding).where(owned('id', memberId)).execute()
}

/** Adds a number to one counter of many members. */
export const addToCounterOfMembers = (
  writer: Writer,
  memberIds: readonly MemberId[],
  counter: MemberCounter,
  delta: number,
) =>
  counting(writer, memberIds)
    .updateTable('members')
    .set({ [counter]: sql`${sql.ref(counter)} + ${delta}` })
    .where(ownedIn('id', memberIds))
    .execute()

type SavedCounter = 'total_pin_count' | 'pin_count' | 'created_pin_count' | 'story_pin_count'

/** Adds to the counters of a member who saved something at this moment, which is kept as the last time. */
export async function countSaved(
  writer: Writer,
  memberId: MemberId,
  deltas: Record<SavedCounter, number>,
  now: Date,
): Promise<void> {
  noteWritten(writer, findMembers, await addSaved(counting(writer, [memberId]), memberId, deltas, now))
}

/** Sets how many pins of the member wait for their time. */
export const setScheduledCount = (writer: Writer, memberId: MemberId, count: number) =>
  changing(writer, [memberId])
    .updateTable('members')
    .set({ scheduled_pin_count: count })
    .where(owned('id', memberId))
    .execute()

const addSaved = compiledWrite(
  (writer, memberId: Given<MemberId>, deltas: Given<Record<SavedCounter, number>>, now: Given<Date>) => {
    const added = (counter: SavedCounter) =>
      sql<number>`${sql.ref(counter)} + ${deltas.as((given) => given[counter]).sql}`
    return writer
      .updateTable('members')
      .set({
        total_pin_count: added('total_pin_count'),
        pin_count: added('pin_count'),
        created_pin_count: added('created_pin_count'),
        story_pin_count: added('story_pin_count'),
        last_saved_at: now.sql,
      })
      .where(owned('id', memberId))
      .returning(profileColumns)
      .returning(isSearchHiddenIn(memberId))
  },
)
