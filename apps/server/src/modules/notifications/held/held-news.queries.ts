import type { MemberId } from '@pinfold/contract'
import { owned, among } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id, type IdSource } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../notifications.tables.ts'

/** Keeps what is told later or never, each as it was to be told. */
export const insertHeld = (
  writer: LoneWriter,
  ids: IdSource,
  news: readonly { readonly actorId: MemberId; readonly json: string }[],
) =>
  writer
    .insertInto('held_news')
    .values(
      news.map(({ actorId, json }) => ({
        bucket: bucketOf(actorId),
        actor_id: actorId,
        id: ids.next(bucketOf(actorId)),
        news: json,
      })),
    )
    .execute()

/** What waits of a member, the oldest first. */
export const findHeld = (db: Db, actorId: MemberId, limit: number) =>
  db
    .selectFrom('held_news')
    .select(['id', 'news'])
    .where(owned('actor_id', actorId))
    .orderBy('id')
    .limit(limit)
    .execute()

export const deleteHeld = (writer: LoneWriter, actorId: MemberId, ids: readonly Id[]) =>
  writer.deleteFrom('held_news').where(owned('actor_id', actorId)).where(among('id', ids)).execute()

/** All that waits of a member who goes for good. */
export const deleteHeldOf = (writer: LoneWriter, actorId: MemberId) =>
  writer.deleteFrom('held_news').where(owned('actor_id', actorId)).execute()

/** What waits since before an id was made. */
export const deleteHeldBefore = (writer: LoneWriter, oldest: Id) =>
  writer.deleteFrom('held_news').where('id', '<', oldest).execute()
