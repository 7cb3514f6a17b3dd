import type { MemberId } from '@pinfold/contract'
import { inBucketsOf, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './notifications.tables.ts'

/**
 * Takes away what a member did from others' news; answers the news it stood in. News live with their readers, so all
 * shards are asked: once in the life of an account.
 */
export async function deleteSourcesBy(writer: Writer, actorId: MemberId): Promise<Id[]> {
  const rows = await writer
    .deleteFrom('notification_sources')
    .where('actor_id', '=', actorId)
    .returning('notification_id as id')
    .execute()
  return [...new Set(rows.map(({ id }) => id))]
}

/** News that nothing stands behind any more. */
export const deleteEmptyNews = (writer: LoneWriter, ids: readonly Id[]) =>
  writer
    .deleteFrom('notifications')
    .where(ownedIn('id', ids))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notification_sources as source')
            .select('source.source_id')
            .where(inBucketsOf(ids, 'source'))
            .whereRef('source.bucket', '=', 'notifications.bucket')
            .whereRef('source.notification_id', '=', 'notifications.id'),
        ),
      ),
    )
    .execute()
