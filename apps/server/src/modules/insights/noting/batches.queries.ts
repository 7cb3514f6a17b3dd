import { sql } from 'kysely'
import { inBuckets } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bucketOfSignature } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import type { SeenBatch } from './seen-batch.ts'
import '../insights.tables.ts'

/** A batch that is to be written. */
export interface NewBatch {
  readonly key: Buffer
  readonly at: Date
  readonly batch: SeenBatch
}

/** A batch that waits to be counted. */
export interface WaitingBatch {
  readonly bucket: number
  readonly key: Buffer
  readonly notedAt: Date
  readonly seen: SeenBatch
}

const bucketOfBatch = (key: Buffer) => bucketOfSignature(key.toString('hex'))

/** Writes the batches; one whose key is there, counted or not, is a repeat. Rows are taken in their order. */
export async function insertBatches(writer: LoneWriter, batches: readonly NewBatch[]): Promise<void> {
  await sql`
    insert into insight_batches (bucket, batch_key, noted_at, seen)
    select * from unnest(${batches.map(({ key }) => bucketOfBatch(key))}::smallint[], ${batches.map(({ key }) => key)}::bytea[],
      ${batches.map(({ at }) => at)}::timestamptz[], ${batches.map(({ batch }) => JSON.stringify(batch))}::jsonb[])
      as given (bucket, key, at, seen)
    order by bucket, key
    on conflict (bucket, batch_key) do nothing
  `.execute(writer)
}

/** Locks some of the batches that wait, the oldest first; those that another worker counts are passed over. */
export async function lockBatches(tx: Tx, limit: number) {
  const { rows } = await sql<WaitingBatch>`
    select bucket, batch_key as key, noted_at as "notedAt", seen from insight_batches
    where seen is not null order by noted_at limit ${limit} for update skip locked
  `.execute(tx)
  return [hold(tx, 'insight batches'), rows] as const
}

/** Empties batches that were counted; their keys stay for repeats. */
export async function emptyBatches(writer: Writer, batches: readonly WaitingBatch[]): Promise<void> {
  const buckets = batches.map(({ bucket }) => bucket)
  await sql`
    update insight_batches as batch set seen = null
    from unnest(${buckets}::smallint[], ${batches.map(({ key }) => key)}::bytea[]) as counted (bucket, key)
    where batch.bucket = counted.bucket and batch.batch_key = counted.key
      and ${inBuckets(sql`${[...new Set(buckets)]}`, 'batch')}
  `.execute(writer)
}

/** Forgets the keys of batches that were counted before the moment. */
export const deleteCountedBefore = (writer: LoneWriter, moment: Date) =>
  writer.deleteFrom('insight_batches').where('seen', 'is', null).where('noted_at', '<', moment).execute()

/** Whether something waits to be counted. */
export async function hasWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from insight_batches where seen is not null limit 1`.execute(db)
  return rows.length > 0
}
