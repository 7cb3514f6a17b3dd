import { sql } from 'kysely'
import { inBuckets, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import './looks.tables.ts'

/** A picture that is nearly an older one. */
export interface NearCopy {
  readonly id: Id
  readonly firstId: Id
}

/** Which of the pictures are near copies, and of what. */
export const findNearCopies = (db: Db, aggregateIds: readonly Id[]): Promise<NearCopy[]> =>
  db
    .selectFrom('near_copies')
    .select(['aggregate_id as id', 'first_id as firstId'])
    .where(ownedIn('aggregate_id', aggregateIds))
    .execute()

/** The newest of the pictures that are near copies of any of these. */
export async function findCopiesOf(db: Db, firstIds: readonly Id[], limit: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select copy.id::text as id from unnest(${[...firstIds]}::bigint[]) as first (id)
    cross join lateral (
      select aggregate_id as id from near_copies where near_copies.first_id = first.id
      order by aggregate_id desc limit ${limit}
    ) as copy
    order by copy.id desc limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The hash of each picture's bytes. */
export async function findHashes(db: Db, aggregateIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const { rows } = await sql<{ id: Id; hash: string }>`
    select id::text as id, content_hash as hash from aggregates
    where ${inBuckets(sql`${aggregateIds.map(bucketOf)}`)} and id = any(${aggregateIds}::bigint[])
  `.execute(db)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** Notes that a picture is nearly an older one; what was noted first stays. */
export async function insertNearCopy(writer: LoneWriter, { id, firstId }: NearCopy): Promise<void> {
  await writer
    .insertInto('near_copies')
    .values({ bucket: bucketOf(id), aggregate_id: id, first_id: firstId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
