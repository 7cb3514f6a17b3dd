import type { PinId } from '@pinfold/contract'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'

export async function insertPinTopics(writer: Writer, pinId: PinId, topicIds: readonly Id[]): Promise<void> {
  if (topicIds.length === 0) return
  await writer
    .insertInto('pin_topics')
    .values(topicIds.map((topicId) => ({ bucket: bucketOf(pinId), pin_id: pinId, topic_id: topicId })))
    .execute()
}

export const deletePinTopics = (writer: Writer, pinId: PinId) =>
  writer.deleteFrom('pin_topics').where(owned('pin_id', pinId)).execute()

export const selectPinTopics = (db: Db, pinIds: readonly PinId[]) =>
  db
    .selectFrom('pin_topics')
    .select(['pin_id as pinId', 'topic_id as topicId'])
    .where(ownedIn('pin_id', pinIds))
    .orderBy('topic_id')
    .execute()
