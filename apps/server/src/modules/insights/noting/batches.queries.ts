import { sql } from 'kysely'
import { inBuckets } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOfSignature } from '../../../platform/ids/ids.ts'
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

/** Some of the batches that wait, the oldest first. */
export async function findWaiting(db: Db, limit: number): Promise<WaitingBatch[]> {
  const { rows } = await sql<WaitingBatch>`
    select bucket, batch_key as key, noted_at as "notedAt", seen from insight_batches
    where seen is not null order by noted_at limit ${limit}
  `.execute(db)
  return rows
}

/**
 * Empties batches and answers those that still waited: whoever empties one counts it. Their keys stay for repeats. Rows are
 * taken in their order.
 */
export async function takeBatches(writer: Writer, batches: readonly WaitingBatch[]): Promise<WaitingBatch[]> {
  const buckets = batches.map(({ bucket }) => bucket)
  const { rows } = await sql<{ key: Buffer }>`
    update insight_batches as batch set seen = null
    from (
      select * from unnest(${buckets}::smallint[], ${batches.map(({ key }) => key)}::bytea[]) as given (bucket, key)
      order by bucket, key
    ) as waiting
    where batch.bucket = waiting.bucket and batch.batch_key = waiting.key and batch.seen is not null
      and ${inBuckets(sql`${[...new Set(buckets)]}`, 'batch')}
    returning batch.batch_key as key
  `.execute(writer)
  const taken = new Set(rows.map(({ key }) => key.toString('hex')))
  return batches.filter(({ key }) => taken.has(key.toString('hex')))
}

/** Forgets the keys of batches that were counted before the moment. */
export const deleteCountedBefore = (writer: LoneWriter, moment: Date) =>
  writer.deleteFrom('insight_batches').where('seen', 'is', null).where('noted_at', '<', moment).execute()
