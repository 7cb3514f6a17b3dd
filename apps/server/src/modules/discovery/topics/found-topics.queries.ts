import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../discovery.tables.ts'

/** The newest pins that are about a topic. */
export const findPinsOfTopic = (db: Db, topicId: Id, page: { after: string | null; limit: number }): Promise<PinId[]> =>
  db
    .selectFrom('found_topics')
    .select('pin_id as pinId')
    .where('topic_id', '=', topicId)
    .$if(page.after !== null, (query) => query.where('pin_id', '<', (page.after ?? '0') as PinId))
    .orderBy('pin_id', 'desc')
    .limit(page.limit)
    .execute()
    .then((rows) => rows.map(({ pinId }) => pinId))

/** The newest pins of each topic that are so surely about it, and older than a pin. */
export async function findNewestOfTopics(
  db: Db,
  topicIds: readonly Id[],
  { most, confidence, olderThan = LAST_ID }: { most: number; confidence: number; olderThan?: Id },
): Promise<{ topicId: Id; pinId: PinId }[]> {
  const { rows } = await sql<{ topicId: Id; pinId: PinId }>`
    select wanted.id as "topicId", found.pin_id as "pinId" from unnest(${[...topicIds]}::bigint[]) as wanted (id)
    cross join lateral (
      select pin_id from found_topics
      where found_topics.topic_id = wanted.id and found_topics.confidence >= ${confidence}
        and found_topics.pin_id < ${olderThan}::bigint
      order by found_topics.pin_id desc limit ${most}
    ) as found
  `.execute(db)
  return rows
}

/** What each of the pins was found to be about. */
export async function findTopicsOf(db: Db, pinIds: readonly PinId[]): Promise<ReadonlyMap<PinId, readonly Id[]>> {
  const rows = await db
    .selectFrom('found_topics')
    .select(['pin_id as pinId', 'topic_id as topicId'])
    .where(ownedIn('pin_id', pinIds))
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ pinId }) => pinId)].map(([id, found]) => [id, found.map(({ topicId }) => topicId)]),
  )
}

/** Says what locked pins are about, whatever was said before; those without topics are about nothing. */
export async function replaceFoundTopics(
  writer: Writer,
  pinIds: readonly PinId[],
  found: readonly { pinId: PinId; topicId: Id; confidence: number }[],
): Promise<void> {
  if (pinIds.length > 0) await writer.deleteFrom('found_topics').where(ownedIn('pin_id', pinIds)).execute()
  if (found.length === 0) return
  await sql`
    insert into found_topics (bucket, pin_id, topic_id, confidence)
    select * from unnest(
      ${found.map(({ pinId }) => bucketOf(pinId))}::smallint[], ${found.map(({ pinId }) => pinId)}::bigint[],
      ${found.map(({ topicId }) => topicId)}::bigint[], ${found.map(({ confidence }) => confidence)}::real[]
    )
  `.execute(writer)
}
