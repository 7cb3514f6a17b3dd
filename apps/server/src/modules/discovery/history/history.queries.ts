import type { HistoryEntry, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import './history.tables.ts'

/** Something that was looked at; the edge dates it. */
export interface HistoryRow {
  readonly kind: HistoryEntry['kind']
  readonly id: Id
  readonly edgeId: Id
}

/** What the member looked at, the last first. */
export const findHistory = (
  db: Db,
  memberId: MemberId,
  { after, limit }: { after: Id | null; limit: number },
): Promise<HistoryRow[]> =>
  db
    .selectFrom('history_entries')
    .select(['kind', 'thing_id as id', 'edge_id as edgeId'])
    .where(owned('member_id', memberId))
    .where('edge_id', '<', after ?? LAST_ID)
    .orderBy('edge_id', 'desc')
    .limit(limit)
    .execute()

/** The pins that the member looked at last. */
export async function findViewedPins(db: Db, memberId: MemberId, limit: number): Promise<PinId[]> {
  const rows = await db
    .selectFrom('history_entries')
    .select('thing_id as id')
    .where(owned('member_id', memberId))
    .where('kind', '=', 'pin')
    .orderBy('edge_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts it first, wherever it was. */
export const upsertHistoryEntry = (writer: Writer, memberId: MemberId, { kind, id, edgeId }: HistoryRow) =>
  writer
    .insertInto('history_entries')
    .values({ bucket: bucketOf(memberId), member_id: memberId, kind, thing_id: id, edge_id: edgeId })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'member_id', 'kind', 'thing_id'])
        .doUpdateSet((row) => ({ edge_id: row.ref('excluded.edge_id') })),
    )
    .execute()

/** Keeps the last entries. */
export const trimHistory = (writer: Writer, memberId: MemberId, keep: number) =>
  sql`
    delete from history_entries where ${owned('member_id', memberId)} and edge_id <= (
      select edge_id from history_entries where ${owned('member_id', memberId)} order by edge_id desc offset ${keep} limit 1
    )`.execute(writer)

export const deleteHistoryEntry = (writer: Writer, memberId: MemberId, thingId: Id) =>
  writer.deleteFrom('history_entries').where(owned('member_id', memberId)).where('thing_id', '=', thingId).execute()

export const deleteHistory = (writer: Writer, memberId: MemberId) =>
  writer.deleteFrom('history_entries').where(owned('member_id', memberId)).execute()
