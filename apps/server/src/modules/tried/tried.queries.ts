import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './tried.tables.ts'

const columns = [
  'id',
  'member_id as memberId',
  'aggregate_id as aggregateId',
  'pin_id as pinId',
  'details',
  'content_hash as contentHash',
  'signature',
  'extension',
  'width',
  'height',
  'created_at as createdAt',
] as const

export const findTries = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('tries').select(columns).where(ownedIn('id', ids)).execute()

/** A try as it is stored. */
export type TryRow = Awaited<ReturnType<typeof findTries>>[number]

interface TryPage {
  after: Id | null
  limit: number
}

/** What a member tried, newest first. */
export const findTriesOfMember = (db: Db, memberId: MemberId, page: TryPage) =>
  db
    .selectFrom('tries')
    .select(columns)
    .where(owned('member_id', memberId))
    .$if(page.after !== null, (query) => query.where('id', '<', page.after ?? '0'))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()

/** Who tried what an aggregate shows, newest first. */
export const findTriesOfAggregate = (db: Db, aggregateId: Id, page: TryPage) =>
  db
    .selectFrom('aggregate_tries')
    .select(['edge_id as edgeId', 'try_id as tryId', 'member_id as memberId'])
    .where(owned('aggregate_id', aggregateId))
    .$if(page.after !== null, (query) => query.where('edge_id', '<', page.after ?? '0'))
    .orderBy('edge_id', 'desc')
    .limit(page.limit)
    .execute()

/** Writes the try and its mirror. False where the member has one of the aggregate already. */
export async function insertTry(
  writer: Writer,
  row: Omit<TryRow, 'createdAt'>,
  edgeId: Id,
  now: Date,
): Promise<boolean> {
  const inserted = await writer
    .insertInto('tries')
    .values({
      bucket: bucketOf(row.id),
      id: row.id,
      member_id: row.memberId,
      aggregate_id: row.aggregateId,
      pin_id: row.pinId,
      details: row.details,
      content_hash: row.contentHash,
      signature: row.signature,
      extension: row.extension,
      width: row.width,
      height: row.height,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id', 'aggregate_id']).doNothing())
    .returning('id')
    .execute()
  if (inserted.length === 0) return false
  await writer
    .insertInto('aggregate_tries')
    .values({
      bucket: bucketOf(row.aggregateId),
      aggregate_id: row.aggregateId,
      edge_id: edgeId,
      try_id: row.id,
      member_id: row.memberId,
    })
    .execute()
  return true
}

/** Takes the tries away with their mirrors; answers those that were there. */
export async function deleteTries(writer: Writer, ids: readonly Id[]) {
  const gone = await writer
    .deleteFrom('tries')
    .where(ownedIn('id', ids))
    .returning(['id', 'member_id as memberId', 'aggregate_id as aggregateId', 'signature'])
    .execute()
  await sql`
    delete from aggregate_tries as mirror using unnest(
      ${gone.map(({ aggregateId }) => bucketOf(aggregateId))}::smallint[],
      ${gone.map(({ aggregateId }) => aggregateId)}::bigint[], ${gone.map(({ memberId }) => memberId)}::bigint[]
    ) as gone (bucket, aggregate_id, member_id)
    where ${inBucketsOf(
      gone.map(({ aggregateId }) => aggregateId),
      'mirror',
    )} and mirror.bucket = gone.bucket and mirror.aggregate_id = gone.aggregate_id
      and mirror.member_id = gone.member_id
  `.execute(writer)
  return gone
}
