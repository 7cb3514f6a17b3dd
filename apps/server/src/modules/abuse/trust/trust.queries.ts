import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../abuse.tables.ts'

/** What a member's trust is reckoned from. */
export interface TrustFacts {
  readonly memberId: MemberId
  readonly isMailConfirmed: boolean
  readonly hasSecondFactor: boolean
  readonly followers: number
  /** Saves of pictures that the member brought, by whoever saved them. */
  readonly saves: number
}

/** Which of the members were reckoned since a moment. */
export async function findReckonedSince(db: Db, memberIds: readonly MemberId[], since: Date): Promise<Set<MemberId>> {
  const rows = await db
    .selectFrom('member_trust')
    .select('member_id as memberId')
    .where(ownedIn('member_id', memberIds))
    .where('reckoned_at', '>=', since)
    .execute()
  return new Set(rows.map(({ memberId }) => memberId))
}

/** As far as anybody counts: who has more of them is trusted no more. */
const MOST_AGGREGATES = 200

/** The facts of members, in two statements. */
export async function findTrustFacts(db: Db, memberIds: readonly MemberId[]): Promise<TrustFacts[]> {
  const [members, saves] = await Promise.all([
    db
      .selectFrom('members')
      .leftJoin('second_factors as factor', (join) =>
        join.onRef('factor.bucket', '=', 'members.bucket').onRef('factor.member_id', '=', 'members.id'),
      )
      .select([
        'members.id as memberId',
        'members.email_verified_at as verifiedAt',
        'members.follower_count as followers',
        'factor.confirmed_at as confirmedAt',
      ])
      .where(ownedIn('id', memberIds, 'members'))
      .execute(),
    findSaves(db, memberIds),
  ])
  return members.map(({ memberId, verifiedAt, followers, confirmedAt }) => ({
    memberId,
    isMailConfirmed: verifiedAt !== null,
    hasSecondFactor: confirmedAt !== null,
    followers,
    saves: saves.get(memberId) ?? 0,
  }))
}

/** What is brought lies in the bucket of who brought it, and so do its counts. */
async function findSaves(db: Db, memberIds: readonly MemberId[]): Promise<Map<MemberId, number>> {
  const { rows } = await sql<{ memberId: MemberId; saves: number }>`
    select given.id as "memberId", coalesce(sum(least(brought.save_count, 1000)), 0)::int as saves
    from unnest(${memberIds.map(bucketOf)}::smallint[], ${[...memberIds]}::bigint[]) as given (bucket, id)
    cross join lateral (
      select aggregates.save_count from pins
      join aggregates on aggregates.bucket = pins.bucket and aggregates.id = pins.aggregate_id
      where ${inBucketsOf(memberIds, 'pins')} and ${inBucketsOf(memberIds, 'aggregates')}
        and pins.bucket = given.bucket and pins.pinner_id = given.id and pins.is_created
      limit ${MOST_AGGREGATES}
    ) as brought
    group by given.id
  `.execute(db)
  return new Map(rows.map(({ memberId, saves: count }) => [memberId, count]))
}

/** A member's trust, with what it was reckoned from. */
export interface Reckoned extends TrustFacts {
  readonly points: number
  readonly trust: -1 | 0 | 1
}

export const upsertTrust = (writer: Writer, reckoned: readonly Reckoned[], now: Date) =>
  writer
    .insertInto('member_trust')
    .values(
      reckoned.map(({ memberId, points, trust, ...facts }) => ({
        bucket: bucketOf(memberId),
        member_id: memberId,
        points,
        trust,
        facts: JSON.stringify(facts),
        reckoned_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'member_id']).doUpdateSet((eb) => ({
        points: eb.ref('excluded.points'),
        trust: eb.ref('excluded.trust'),
        facts: eb.ref('excluded.facts'),
        reckoned_at: eb.ref('excluded.reckoned_at'),
      })),
    )
    .execute()

/** What members earned, whatever holds against them now. */
export async function findEarned(db: Db, memberIds: readonly MemberId[]): Promise<Map<MemberId, number>> {
  const rows = await db
    .selectFrom('member_trust')
    .select(['member_id as memberId', 'trust'])
    .where(ownedIn('member_id', memberIds))
    .execute()
  return new Map(rows.map(({ memberId, trust }) => [memberId, trust]))
}

export const deleteTrustOf = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('member_trust').where(owned('member_id', memberId)).execute()
