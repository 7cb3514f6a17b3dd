import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import type { FeedSource } from './feed-items.queries.ts'
import './discovery.tables.ts'

const stateColumns = ['is_wide as isWide', 'is_settled as isSettled'] as const

export const findWideState = (db: Db, sourceId: Id) =>
  db.selectFrom('wide_sources').select(stateColumns).where(owned('source_id', sourceId)).executeTakeFirst()

/** Which of the sources are wide. */
export async function findWideIds(db: Db, sourceIds: readonly Id[]): Promise<Set<Id>> {
  if (sourceIds.length === 0) return new Set()
  return new Set((await readWideIds(db, sourceIds)).map(({ sourceId }) => sourceId))
}

const readWideIds = compiledByIds((db, sourceIds) =>
  db
    .selectFrom('wide_sources')
    .select('source_id as sourceId')
    .where(ownedIn('source_id', sourceIds))
    .where('is_wide', '=', true),
)

/** Holds the state as it is until the transaction ends. */
export const holdWideState = (tx: Tx, sourceId: Id) =>
  tx.selectFrom('wide_sources').select(stateColumns).where(owned('source_id', sourceId)).forShare().executeTakeFirst()

/** Turns the source wide or narrow; its followers' feeds are then to be settled. */
export async function setWide(writer: LoneWriter, sourceId: Id, isWide: boolean): Promise<void> {
  await sql`
    insert into wide_sources (bucket, source_id, is_wide, is_settled)
    values (${bucketOf(sourceId)}, ${sourceId}, ${isWide}, false)
    on conflict (bucket, source_id) do update set is_wide = excluded.is_wide, is_settled = false
    where wide_sources.is_wide <> excluded.is_wide
  `.execute(writer)
}

/** Notes that all followers' feeds are as `isWide` says, unless that changed meanwhile. */
export const markSettled = (writer: LoneWriter, sourceId: Id, isWide: boolean) =>
  writer
    .updateTable('wide_sources')
    .set({ is_settled: true })
    .where(owned('source_id', sourceId))
    .where('is_wide', '=', isWide)
    .execute()

/** From now on the readers merge the source in. */
export async function insertMergedSource(
  writer: LoneWriter,
  readerIds: readonly MemberId[],
  source: FeedSource,
): Promise<void> {
  if (readerIds.length === 0) return
  await sql`
    insert into merged_sources (bucket, member_id, source_id, kind)
    select reader.bucket, reader.id, ${source.id}, ${source.kind}
    from unnest(${readerIds.map(bucketOf)}::smallint[], ${[...readerIds]}::bigint[]) as reader (bucket, id)
    on conflict do nothing
  `.execute(writer)
}

/** From now on the readers do not merge the source in. */
export async function deleteMergedSource(
  writer: LoneWriter,
  readerIds: readonly MemberId[],
  sourceId: Id,
): Promise<void> {
  if (readerIds.length === 0) return
  await sql`
    delete from merged_sources where source_id = ${sourceId} and ${ownedIn('member_id', readerIds)}
  `.execute(writer)
}
