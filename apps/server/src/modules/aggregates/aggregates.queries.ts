import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { byBucket, inBucketsOf, ofTurn, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds, compiledWrite, type Given } from '../../platform/db/compiled.ts'
import type { Tx } from '../../platform/db/db.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import { changing, counting } from '../../platform/db/kept/changed-rows.ts'
import { noteWritten } from '../../platform/db/kept/written-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
import './aggregates.tables.ts'

const aggregateColumns = [
  'id',
  'save_count as saveCount',
  'comment_count as commentCount',
  'done_count as doneCount',
  'reaction_counts as reactionCounts',
] as const

const readAggregates = compiledByIds((db, ids) =>
  db.selectFrom('aggregates').select(aggregateColumns).where(ownedIn('id', ids)),
)

/** The aggregates with what they count. */
export const findAggregates = keptByIds(readAggregates, { most: 4000, hasCounts: true })

export type AggregateRow = Awaited<ReturnType<typeof findAggregates>>[number]

interface NewAggregate {
  id: Id
  contentHash: string
  signature: string
  isPublic: boolean
}

export async function insertAggregates(writer: Writer, aggregates: readonly NewAggregate[], now: Date): Promise<void> {
  if (aggregates.length === 0) return
  await writer
    .insertInto('aggregates')
    .values(
      aggregates.map((aggregate) => ({
        bucket: bucketOf(aggregate.id),
        id: aggregate.id,
        content_hash: aggregate.contentHash,
        signature: aggregate.signature,
        is_public: aggregate.isPublic,
        created_at: now,
      })),
    )
    .execute()
}

/** Opens private aggregates to everybody. */
export async function publishAggregates(writer: Writer, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  await changing(writer, ids).updateTable('aggregates').set({ is_public: true }).where(ownedIn('id', ids)).execute()
}

/** Which of the aggregates are public. Those of a pin change only under its lock. */
export async function findOpenAggregates(tx: Tx, ids: readonly Id[]): Promise<Set<Id>> {
  const open = tx
    .selectFrom('aggregates')
    .select('id')
    .where(ownedIn('id', [...new Set(ids)]))
  return new Set((await open.where('is_public', '=', true).execute()).map(({ id }) => id))
}

/** Closes public aggregates to everybody, each under a new address of its picture. */
export async function closeAggregates(
  writer: Writer,
  aggregates: readonly { id: Id; signature: string }[],
): Promise<void> {
  if (aggregates.length === 0) return
  await sql`
    update aggregates as aggregate set is_public = false, signature = given.signature
    from unnest(
      ${aggregates.map(({ id }) => bucketOf(id))}::smallint[], ${aggregates.map(({ id }) => id)}::bigint[],
      ${aggregates.map(({ signature }) => signature)}::text[]
    ) as given (bucket, id, signature)
    where ${inBucketsOf(
      aggregates.map(({ id }) => id),
      'aggregate',
    )}
      and aggregate.bucket = given.bucket and aggregate.id = given.id
  `.execute(
    changing(
      writer,
      aggregates.map(({ id }) => id),
    ),
  )
}

/** Adds to the saves of an aggregate. */
export async function addToSaveCount(writer: Writer, id: Id, delta: number): Promise<void> {
  noteWritten(writer, findAggregates, await addSaves(counting(writer, [id]), id, delta))
}

const addSaves = compiledWrite((writer, id: Given<Id>, delta: Given<number>) =>
  writer
    .updateTable('aggregates')
    .set({ save_count: sql`save_count + ${delta.sql}` })
    .where(owned('id', id))
    .returning(aggregateColumns),
)

/** Adds to the saves of many aggregates in one statement; they are locked before. What is gone counts nothing. */
export const addToSaveCounts = (writer: Writer, deltas: ReadonlyMap<Id, number>) =>
  sql`
    update aggregates as aggregate set save_count = aggregate.save_count + given.delta
    from unnest(${[...deltas.keys()].map(bucketOf)}::smallint[], ${[...deltas.keys()]}::bigint[], ${[...deltas.values()]}::integer[])
      as given (bucket, id, delta)
    where ${inBucketsOf([...deltas.keys()], 'aggregate')}
      and aggregate.bucket = given.bucket and aggregate.id = given.id
  `.execute(counting(writer, [...deltas.keys()]))

/** Adds to how many comments the aggregate has; its row is locked before, by `lockPinAggregate`. */
export const changeCommentCount = (writer: Writer, aggregateId: Id, by: number) =>
  counting(writer, [aggregateId])
    .updateTable('aggregates')
    .set({ comment_count: sql`comment_count + ${by}` })
    .where(owned('id', aggregateId))
    .execute()

/** Adds to how many tried it; its row is locked before, by `lockPinAggregate`. */
export const changeDoneCount = (writer: Writer, aggregateId: Id, by: number) =>
  counting(writer, [aggregateId])
    .updateTable('aggregates')
    .set({ done_count: sql`done_count + ${by}` })
    .where(owned('id', aggregateId))
    .execute()

/** Locks the aggregates, in (bucket, id) order. A pin more than its saves carries each. */
export async function lockAggregates(tx: Tx, ids: readonly Id[]) {
  const aggregates = await byBucket(ids, (some) =>
    tx
      .selectFrom('aggregates')
      .select(['id', 'save_count as saveCount'])
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  return [hold(tx, 'aggregate'), aggregates] as const
}

/** Of public aggregates that only hidden pins carry: the address of the picture, and one of the pins. */
export async function findAbandonedAddresses(
  tx: Tx,
  ids: readonly Id[],
): Promise<{ signature: string; pinId: PinId }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ signature: string; pinId: PinId }>`
    select aggregates.signature, carrier.id as "pinId"
    from aggregates cross join lateral (select id from pins where aggregate_id = aggregates.id limit 1) as carrier
    where ${ownedIn('id', ids, 'aggregates')} and aggregates.is_public
      and not exists (select from pins where pins.aggregate_id = aggregates.id and pins.has_public_picture)
  `.execute(tx)
  return rows
}

/** Takes away those of the aggregates that no pin carries any more; answers them. */
export async function deleteUnusedAggregates(
  writer: Writer,
  ids: readonly Id[],
): Promise<{ id: Id; signature: string }[]> {
  if (ids.length === 0) return []
  return changing(writer, ids)
    .deleteFrom('aggregates')
    .where(ownedIn('id', ids))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('pins').select('pins.id').whereRef('pins.aggregate_id', '=', 'aggregates.id'))),
    )
    .returning(['id', 'signature'])
    .execute()
}
