import type { MemberId } from '@pinfold/contract'
import { sql, type Updateable } from 'kysely'
import { inBuckets, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, bucketOfKey } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './claims.tables.ts'

const columns = [
  'member_id as memberId',
  'domain',
  'token',
  'method',
  'state',
  'address',
  'claimed_at as claimedAt',
  'verified_at as verifiedAt',
  'checked_at as checkedAt',
  'due_at as dueAt',
  'failures',
  'failing_since as failingSince',
  'pin_count as pinCount',
  'save_count as saveCount',
  'member_count as memberCount',
  'recent_count as recentCount',
  'counted_at as countedAt',
] as const

const claimOf = (db: Db, memberId: MemberId, domain: string) =>
  db.selectFrom('claimed_sites').select(columns).where(owned('member_id', memberId)).where('domain', '=', domain)

export const findClaim = (db: Db, memberId: MemberId, domain: string) =>
  claimOf(db, memberId, domain).executeTakeFirst()

/** A claim as it is stored. */
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>

/** The member's claims, by name. */
export const findClaimsOf = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('claimed_sites')
    .select(columns)
    .where(owned('member_id', memberId))
    .orderBy('domain')
    .limit(limit)
    .execute()

/** Locks a claim. */
export async function lockClaim(tx: Tx, memberId: MemberId, domain: string) {
  const claim = await claimOf(tx, memberId, domain).forUpdate().executeTakeFirst()
  return [hold(tx, 'claimed site'), claim] as const
}

/** Begins a claim; one that is there stays as it is. */
export const insertClaim = (
  writer: Writer,
  claim: { member_id: MemberId; domain: string; token: string; claimed_at: Date },
) =>
  writer
    .insertInto('claimed_sites')
    .values({ ...claim, bucket: bucketOf(claim.member_id), state: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const updateClaim = (
  writer: Writer,
  memberId: MemberId,
  domain: string,
  change: Updateable<Tables['claimed_sites']>,
) =>
  writer
    .updateTable('claimed_sites')
    .set(change)
    .where(owned('member_id', memberId))
    .where('domain', '=', domain)
    .execute()

export const deleteClaim = (writer: Writer, memberId: MemberId, domain: string) =>
  writer.deleteFrom('claimed_sites').where(owned('member_id', memberId)).where('domain', '=', domain).execute()

/** Whose the domain is; undefined for nobody's. */
export async function findDomainOwner(db: Db, domain: string): Promise<MemberId | undefined> {
  const row = await db
    .selectFrom('claimed_domains')
    .select('member_id as memberId')
    .where('bucket', '=', bucketOfKey(domain))
    .where('domain', '=', domain)
    .executeTakeFirst()
  return row?.memberId
}

/** Whose the domains are; those of nobody are left out. */
export async function findDomainOwners(db: Db, domains: readonly string[]): Promise<Map<string, MemberId>> {
  if (domains.length === 0) return new Map()
  const buckets = domains.map(bucketOfKey)
  const { rows } = await sql<{ domain: string; memberId: MemberId }>`
    select claimed.domain, claimed.member_id as "memberId"
    from unnest(${buckets}::smallint[], ${[...domains]}::text[]) as given (bucket, domain)
    join claimed_domains as claimed on claimed.bucket = given.bucket and claimed.domain = given.domain
    where ${inBuckets(sql`${[...new Set(buckets)]}`, 'claimed')}
  `.execute(db)
  return new Map(rows.map(({ domain, memberId }) => [domain, memberId]))
}

/** Gives the domain to the member where it is nobody's; answers whose it is now. */
export async function takeDomain(writer: Writer, domain: string, memberId: MemberId): Promise<MemberId | undefined> {
  await writer
    .insertInto('claimed_domains')
    .values({ bucket: bucketOfKey(domain), domain, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return findDomainOwner(writer, domain)
}

/** Lets the domain go, where it is the member's. */
export const freeDomain = (writer: Writer, domain: string, memberId: MemberId) =>
  writer
    .deleteFrom('claimed_domains')
    .where('bucket', '=', bucketOfKey(domain))
    .where('domain', '=', domain)
    .where('member_id', '=', memberId)
    .execute()

/** Claims that are to be looked at again, wherever they live: work by the clock. */
export const findDueClaims = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('claimed_sites')
    .select(['member_id as memberId', 'domain'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()

/** Claims that hold, those whose pins were counted the longest ago first: work of the night. */
export const findUncountedClaims = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('claimed_sites')
    .select(['member_id as memberId', 'domain'])
    .where('due_at', 'is not', null)
    .where((eb) => eb.or([eb('counted_at', 'is', null), eb('counted_at', '<', before)]))
    .orderBy('counted_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()

/** The websites of many members that are proved, or have time. */
export const findProvedOf = (db: Db, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('claimed_sites')
    .select(['member_id as memberId', 'domain'])
    .where(ownedIn('member_id', memberIds))
    .where('due_at', 'is not', null)
    .orderBy('domain')
    .execute()
