import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import { newestThatHold } from '../search/pin-candidates.queries.ts'
import '../../graph/index.ts'
import '../discovery.tables.ts'

/** Every topic lives in this bucket, and so do their covers. */
const TOPICS = 0

/** For each topic the pin that an editor chose, and the one that the program did. */
export const findTopicCovers = (db: Db, topicIds: readonly Id[]) =>
  db
    .selectFrom('topics')
    .leftJoin('topic_covers as cover', (join) =>
      join.onRef('cover.bucket', '=', 'topics.bucket').onRef('cover.topic_id', '=', 'topics.id'),
    )
    .select(['topics.id as topicId', 'topics.cover_pin_id as chosenId', 'cover.pin_id as pinId'])
    .where(ownedIn('id', topicIds, 'topics'))
    .execute()

/** The pins that stand for topics now, and whether for a first one. */
export async function findCoverPins(db: Db): Promise<{ pinId: PinId; isFirst: boolean }[]> {
  const { rows } = await sql<{ pinId: PinId; isFirst: boolean }>`
    select cover.pin_id as "pinId", topics.parent_id is null as "isFirst" from topic_covers as cover
    join topics on topics.bucket = cover.bucket and topics.id = cover.topic_id
    where cover.bucket = ${TOPICS} and cover.pin_id is not null limit 2000
  `.execute(db)
  return rows
}

/** Topics that have no cover, or one from before the moment; the oldest first. */
export async function findTopicsToCover(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: Id; isFirst: boolean; pinId: PinId | null }[]> {
  const { rows } = await sql<{ id: Id; isFirst: boolean; pinId: PinId | null }>`
    select topics.id, topics.parent_id is null as "isFirst", cover.pin_id as "pinId" from topics
    left join topic_covers as cover on cover.bucket = topics.bucket and cover.topic_id = topics.id
    where topics.bucket = ${TOPICS} and (cover.pin_id is null or cover.made_at < ${before})
    order by cover.made_at nulls first, topics.id limit ${limit}
  `.execute(db)
  return rows
}

/**
 * For each topic the listed pins that hold a query best, of the newest that do: one statement for all of them.
 */
export async function findBestByQuery(
  db: Db,
  topics: readonly { id: Id; query: string }[],
  most: number,
): Promise<{ topicId: Id; pinId: PinId }[]> {
  if (topics.length === 0) return []
  const { rows } = await sql<{ topicId: Id; pinId: PinId }>`
    select wanted.id as "topicId", best.id as "pinId"
    from unnest(${topics.map(({ id }) => id)}::bigint[], ${topics.map(({ query }) => query)}::text[]) as wanted (id, query)
    cross join lateral (
      select found.id from ${newestThatHold(sql`wanted.query`, LAST_ID)} as found
      order by ts_rank(found.words, wanted.query::tsquery) desc, found.id desc limit ${most}
    ) as best
  `.execute(db)
  return rows
}

export async function upsertTopicCovers(
  writer: LoneWriter,
  covers: readonly { topicId: Id; pinId: PinId | null }[],
  madeAt: Date,
): Promise<void> {
  if (covers.length === 0) return
  const rows = covers.map(({ topicId, pinId }) => ({
    bucket: TOPICS,
    topic_id: topicId,
    pin_id: pinId,
    made_at: madeAt,
  }))
  await writer
    .insertInto('topic_covers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'topic_id']).doUpdateSet((row) => ({
        pin_id: row.ref('excluded.pin_id'),
        made_at: row.ref('excluded.made_at'),
      })),
    )
    .execute()
}
