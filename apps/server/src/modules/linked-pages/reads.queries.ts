import { sql } from 'kysely'
import { byBucket, inBucketsOf, ofTurn, owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './linked-pages.tables.ts'

/** A page that is about to be known. */
export interface NewPage {
  readonly id: Id
  readonly address: string
}

/** Makes the pages that there are not yet; they are due at once. Answers the ids of those. */
export async function insertPages(writer: Writer, pages: readonly NewPage[], now: Date): Promise<Id[]> {
  const rows = pages.map(({ id, address }) => ({ bucket: bucketOf(id), id, address }))
  const made = await writer
    .insertInto('linked_pages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['bucket', 'id']).doNothing())
    .returning('id')
    .execute()
  const ids = new Set(made.map(({ id }) => id))
  const reads = pages.flatMap(({ id, address }) =>
    ids.has(id) ? [{ bucket: bucketOf(id), page_id: id, host: new URL(address).hostname, due_at: now }] : [],
  )
  if (reads.length > 0) await writer.insertInto('linked_page_reads').values(reads).execute()
  return [...ids]
}

interface Edge {
  readonly pageId: Id
  readonly pinId: Id
}

/** Notes which pins lead to which pages, and counts those that are new. */
export async function insertEdges(writer: Writer, edges: readonly Edge[]): Promise<void> {
  const made = await writer
    .insertInto('linked_page_pins')
    .values(edges.map(({ pageId, pinId }) => ({ bucket: bucketOf(pageId), page_id: pageId, pin_id: pinId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('page_id as pageId')
    .execute()
  await addToPinCounts(writer, made, 1)
}

/** Forgets that pins led to pages. Answers the pages that nothing leads to any more. */
export async function deleteEdges(writer: Writer, edges: readonly Edge[]): Promise<Id[]> {
  const pageIds = edges.map(({ pageId }) => pageId)
  const { rows } = await sql<{ pageId: Id }>`
    delete from linked_page_pins as edge using unnest(
      ${pageIds.map(bucketOf)}::smallint[], ${pageIds}::bigint[], ${edges.map(({ pinId }) => pinId)}::bigint[]
    ) as given (bucket, page_id, pin_id)
    where ${inBucketsOf(pageIds, 'edge')} and edge.bucket = given.bucket and edge.page_id = given.page_id
      and edge.pin_id = given.pin_id
    returning edge.page_id as "pageId"`.execute(writer)
  return addToPinCounts(writer, rows, -1)
}

/** Answers the pages that are down to none. */
async function addToPinCounts(writer: Writer, edges: readonly { pageId: Id }[], each: 1 | -1): Promise<Id[]> {
  if (edges.length === 0) return []
  const counts = [...Map.groupBy(edges, ({ pageId }) => pageId)].map(([id, some]) => [id, some.length * each] as const)
  const ids = counts.map(([id]) => id)
  const { rows } = await sql<{ pageId: Id; pinCount: number }>`
    update linked_page_reads as page set pin_count = page.pin_count + given.count
    from unnest(${ids.map(bucketOf)}::smallint[], ${ids}::bigint[], ${counts.map(([, count]) => count)}::int[])
      as given (bucket, page_id, count)
    where ${inBucketsOf(ids, 'page')} and page.bucket = given.bucket and page.page_id = given.page_id
    returning page.page_id as "pageId", page.pin_count as "pinCount"`.execute(writer)
  return rows.flatMap(({ pageId, pinCount }) => (pinCount === 0 ? [pageId] : []))
}

const readColumns = [
  'page_id as pageId',
  'host',
  'due_at as dueAt',
  'pin_count as pinCount',
  'etag',
  'last_modified as lastModified',
  'read_at as readAt',
  'failures',
  'failing_since as failingSince',
] as const

/** Locks how the reading of a page goes. */
export async function lockRead(tx: Tx, pageId: Id) {
  const read = await tx
    .selectFrom('linked_page_reads')
    .select(readColumns)
    .where(owned('page_id', pageId))
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'linked page'), read] as const
}

export const findRead = (db: Db, pageId: Id) =>
  db.selectFrom('linked_page_reads').select(readColumns).where(owned('page_id', pageId)).executeTakeFirst()

/** How the reading of a page goes. */
export type PageRead = NonNullable<Awaited<ReturnType<typeof findRead>>>

/** Of each site the page that is due and that most pins lead to; of as many sites. */
export async function findDuePages(db: Db, now: Date, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ pageId: Id }>`
    select page_id as "pageId" from (
      select distinct on (host) host, page_id, pin_count from linked_page_reads where due_at <= ${now}
      order by host, pin_count desc, due_at
    ) as due order by pin_count desc limit ${limit}`.execute(db)
  return rows.map(({ pageId }) => pageId)
}

/** Notes how a reading went, and when the next one is due. */
export const updateRead = (
  writer: Writer,
  pageId: Id,
  read: { due_at: Date; failures: number; failing_since: Date | null } & {
    etag?: string | null
    last_modified?: string | null
    read_at?: Date
  },
) => writer.updateTable('linked_page_reads').set(read).where(owned('page_id', pageId)).execute()

/** Puts off what could not be read now. */
export const postponeRead = (writer: LoneWriter, pageId: Id, dueAt: Date) =>
  writer.updateTable('linked_page_reads').set({ due_at: dueAt }).where(owned('page_id', pageId)).execute()

/** The pages of sites by the names of their hosts, by id: for counts of the night, since pages lie everywhere. */
export async function findPagesOfHosts(db: Db, hosts: readonly string[], after: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('linked_page_reads')
    .select('page_id as pageId')
    .where('host', '=', sql<string>`any(${hosts}::text[])`)
    .where('page_id', '>', after)
    .orderBy('page_id')
    .limit(limit)
    .execute()
  return rows.map(({ pageId }) => pageId)
}

/** The pins that lead to a page, by id, for work that walks all of them. */
export const findPinsOfPage = (db: Db, pageId: Id, after: Id, limit: number) =>
  db
    .selectFrom('linked_page_pins')
    .select('pin_id as pinId')
    .where(owned('page_id', pageId))
    .where('pin_id', '>', after)
    .orderBy('pin_id')
    .limit(limit)
    .execute()

/** Of these pages, those that no pin leads to, locked. */
export const lockUnusedReads = (tx: Tx, pageIds: readonly Id[]) =>
  byBucket(pageIds, (some) =>
    tx
      .selectFrom('linked_page_reads')
      .select('page_id as pageId')
      .where(ofTurn('page_id', some))
      .where('pin_count', '=', 0)
      .orderBy('bucket')
      .orderBy('page_id')
      .forUpdate()
      .execute(),
  )
