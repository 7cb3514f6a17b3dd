import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './pins.tables.ts'

export const findAggregates = (db: Db, ids: readonly Id[]) =>
  db
    .selectFrom('aggregates')
    .select(['id', 'save_count as saveCount', 'comment_count as commentCount', 'reaction_counts as reactionCounts'])
    .where(ownedIn('id', ids))
    .execute()

export type AggregateRow = Awaited<ReturnType<typeof findAggregates>>[number]

interface NewAggregate {
  id: Id
  contentHash: string
  signature: string
  isPublic: boolean
}

export async function insertAggregates(tx: Tx, aggregates: readonly NewAggregate[], now: Date): Promise<void> {
  if (aggregates.length === 0) return
  await tx
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
export async function publishAggregates(tx: Tx, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('aggregates').set({ is_public: true }).where(ownedIn('id', ids)).execute()
}

export const addToSaveCount = (tx: Tx, id: Id, delta: number) =>
  tx
    .updateTable('aggregates')
    .set({ save_count: sql`save_count + ${delta}` })
    .where(owned('id', id))
    .execute()

/** Adds to how many comments the aggregate has; its row is locked before, by `lockPinAggregate`. */
export const changeCommentCount = (tx: Tx, aggregateId: Id, by: number) =>
  tx
    .updateTable('aggregates')
    .set({ comment_count: sql`comment_count + ${by}` })
    .where(owned('id', aggregateId))
    .execute()

/** Locks the aggregates, in (bucket, id) order. */
export const lockAggregates = (tx: Tx, ids: readonly Id[]) =>
  tx
    .selectFrom('aggregates')
    .select('id')
    .where(ownedIn('id', ids))
    .orderBy('bucket')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Takes away those of the aggregates that no pin carries any more; answers them. */
export async function deleteUnusedAggregates(tx: Tx, ids: readonly Id[]): Promise<{ id: Id; signature: string }[]> {
  if (ids.length === 0) return []
  return tx
    .deleteFrom('aggregates')
    .where(ownedIn('id', ids))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('pins').select('pins.id').whereRef('pins.aggregate_id', '=', 'aggregates.id'))),
    )
    .returning(['id', 'signature'])
    .execute()
}
