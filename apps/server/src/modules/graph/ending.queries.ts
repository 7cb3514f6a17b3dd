import type { MemberId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './graph.tables.ts'

const idsOf = (rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

/** Some whom the member follows or asked to follow. */
export const findSomeFollowees = async (db: Db, memberId: MemberId, limit: number) =>
  idsOf(
    await db
      .selectFrom('follows')
      .select('followee_id as id')
      .where(owned('follower_id', memberId))
      .limit(limit)
      .execute(),
  )

/** Some who follow the member or asked to. */
export const findSomeFollowers = async (db: Db, memberId: MemberId, limit: number) =>
  idsOf(
    await db
      .selectFrom('followers')
      .select('follower_id as id')
      .where(owned('followee_id', memberId))
      .limit(limit)
      .execute(),
  )

/** Some whom the member blocked. */
export const findSomeBlocked = async (db: Db, memberId: MemberId, limit: number) =>
  idsOf(
    await db
      .selectFrom('blocks')
      .select('blocked_id as id')
      .where(owned('blocker_id', memberId))
      .limit(limit)
      .execute(),
  )

/** Some who blocked the member. */
export const findSomeBlockers = async (db: Db, memberId: MemberId, limit: number) =>
  idsOf(
    await db
      .selectFrom('blocked_by')
      .select('blocker_id as id')
      .where(owned('blocked_id', memberId))
      .limit(limit)
      .execute(),
  )

/** Removes the member's rows that no counter of somebody else counts: followed topics, and invitations. */
export async function deletePlainRows(writer: LoneWriter, memberId: MemberId): Promise<void> {
  await writer.deleteFrom('topic_follows').where(owned('member_id', memberId)).execute()
  await writer.deleteFrom('follow_invites').where(owned('owner_id', memberId)).execute()
}
