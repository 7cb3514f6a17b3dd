import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import { findAggregates } from '../../aggregates/index.ts'
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

/** Of all of them together so many pins are looked at, the newest. */
const MOST_PINS = 4000

/** The facts of members, in four statements. */
export async function findTrustFacts(db: Db, memberIds: readonly MemberId[]): Promise<TrustFacts[]> {
  const [members, factors, brought] = await Promise.all([
    db
      .selectFrom('members')
      .select(['id as memberId', 'email_verified_at as verifiedAt', 'follower_count as followers'])
      .where(ownedIn('id', memberIds))
      .execute(),
    db
      .selectFrom('second_factors')
      .select('member_id as memberId')
      .where(ownedIn('member_id', memberIds))
      .where('confirmed_at', 'is not', null)
      .execute(),
    db
      .selectFrom('pins')
      .select(['pinner_id as memberId', 'aggregate_id as aggregateId'])
      .where(ownedIn('pinner_id', memberIds))
      .where('is_created', '=', true)
      .orderBy('id', 'desc')
      .limit(MOST_PINS)
      .execute(),
  ])
  const aggregates = await findAggregates(db, [...new Set(brought.map(({ aggregateId }) => aggregateId))])
  const savesOf = new Map(aggregates.map(({ id, saveCount }) => [id, saveCount]))
  const broughtBy = Map.groupBy(brought, ({ memberId }) => memberId)
  const hasFactor = new Set(factors.map(({ memberId }) => memberId))
  return members.map(({ memberId, verifiedAt, followers }) => ({
    memberId,
    isMailConfirmed: verifiedAt !== null,
    hasSecondFactor: hasFactor.has(memberId),
    followers,
    saves: (broughtBy.get(memberId) ?? []).reduce((sum, { aggregateId }) => sum + (savesOf.get(aggregateId) ?? 0), 0),
  }))
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
