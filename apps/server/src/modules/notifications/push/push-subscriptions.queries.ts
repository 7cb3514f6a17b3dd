import type { MemberId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { PushTarget } from '../../../platform/outbound/push-sender.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import '../notifications.tables.ts'

interface NewSubscription extends PushTarget {
  readonly id: Id
  readonly memberId: MemberId
  readonly sessionId: Id
  readonly createdAt: Date
}

/** Writes the browser of a session in the place of what the session named before. */
export const upsertSubscription = (
  writer: Writer,
  { id, memberId, sessionId, createdAt, ...target }: NewSubscription,
) => {
  const values = { ...target, id, created_at: createdAt }
  return writer
    .insertInto('push_subscriptions')
    .values({ ...values, bucket: bucketOf(memberId), member_id: memberId, session_id: sessionId })
    .onConflict((conflict) => conflict.columns(['bucket', 'session_id']).doUpdateSet(values))
    .execute()
}

/** The member's browsers, newest first. */
export const findSubscriptions = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('sessions as session', (join) =>
      join.onRef('session.bucket', '=', 'subscription.bucket').onRef('session.id', '=', 'subscription.session_id'),
    )
    .select([
      'subscription.id',
      'subscription.session_id as sessionId',
      'subscription.created_at as createdAt',
      'session.user_agent as userAgent',
    ])
    .where(owned('member_id', memberId, 'subscription'))
    .orderBy('subscription.id', 'desc')
    .limit(limit)
    .execute()

/** The browsers of many members, newest first. A session has one, so they are few. */
export const findSubscriptionIds = compiledByIds((db, memberIds) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'member_id as memberId'])
    .where(ownedIn('member_id', memberIds))
    .orderBy('id', 'desc'),
)

/**
 * Where to push to, and how far the member has seen their news; undefined where the browser, its session or the member
 * is gone or away.
 */
export const findPushTarget = (db: Db, memberId: MemberId, id: Id) =>
  db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('members as member', (join) =>
      join.onRef('member.bucket', '=', 'subscription.bucket').onRef('member.id', '=', 'subscription.member_id'),
    )
    .leftJoin('notification_states as state', (join) =>
      join.onRef('state.bucket', '=', 'member.bucket').onRef('state.member_id', '=', 'member.id'),
    )
    .select([
      'subscription.endpoint',
      'subscription.p256dh',
      'subscription.auth',
      'member.locale',
      'member.username',
      'state.seen_id as seenId',
    ])
    .where(owned('id', id, 'subscription'))
    .where('subscription.member_id', '=', memberId)
    .where('member.deactivated_at', 'is', null)
    .where('member.barred_until', 'is', null)
    .executeTakeFirst()

/** Forgets one browser of the member; false where there is none. */
export async function deleteSubscription(writer: LoneWriter, memberId: MemberId, id: Id): Promise<boolean> {
  const result = await writer
    .deleteFrom('push_subscriptions')
    .where(owned('id', id))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}
