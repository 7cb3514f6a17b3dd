import { type HomeSourceKind, limits, type MemberId, type PinId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { bucketIn, owned, ownedIn, unnested } from '../../platform/db/by-bucket.ts'
import { compiled, compiledWrite, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bucketOf, type Id, LAST_ID } from '../../platform/ids/ids.ts'
import { type LoneWriter, type Writer, writeAsSystem } from '../../platform/writing/writer.ts'
import { notSeen } from './seen/seen-pins.queries.ts'
import { type Muted, mutedByKind } from './tuner/leave-muted-out.ts'
import './discovery.tables.ts'
import './tuner/tuner.tables.ts'

/** Whom or what a reader follows. */
export interface FeedSource {
  readonly kind: 'member' | 'board'
  readonly id: Id
}

/** Where a list begins that goes from the newest to the oldest. */
export const AFTER_ALL: Id = LAST_ID

const columnOf = ({ kind }: Pick<FeedSource, 'kind'>) => sql.ref(kind === 'member' ? 'source_id' : 'board_source_id')
const otherColumnOf = ({ kind }: FeedSource) => sql.ref(kind === 'member' ? 'board_source_id' : 'source_id')

/** Puts each pin into each reader's feed for the source's sake; an item that is there for another's gets both. */
export async function insertFeedItems(
  writer: LoneWriter,
  readerIds: readonly MemberId[],
  pinIds: readonly PinId[],
  source: FeedSource,
): Promise<void> {
  if (readerIds.length === 0 || pinIds.length === 0) return
  // One text for any number of readers, so that it is planned once.
  await sql`
    insert into feed_items (bucket, member_id, pin_id, ${columnOf(source)})
    select reader.bucket, reader.id, pin.id, ${source.id}
    from unnest(${readerIds.map(bucketOf)}::smallint[], ${[...readerIds]}::bigint[]) as reader (bucket, id)
    cross join unnest(${[...pinIds]}::bigint[]) as pin (id)
    on conflict (bucket, member_id, pin_id) do update set ${columnOf(source)} = excluded.${columnOf(source)}
    where feed_items.${columnOf(source)} is distinct from excluded.${columnOf(source)}
  `.execute(writer)
}

/** A pin for a reader, and the source for whose sake it comes. */
export interface SourceItem {
  readonly readerId: MemberId
  readonly pinId: PinId
  readonly sourceId: Id
}

/** Puts pins into feeds for the sake of sources of one kind, each reader and pin named once. */
export async function insertItemsOf(
  writer: LoneWriter,
  kind: FeedSource['kind'],
  items: readonly SourceItem[],
): Promise<void> {
  if (items.length > 0) await (kind === 'member' ? insertOfMembers : insertOfBoards)(writer, items)
}

const insertOf = (kind: FeedSource['kind']) =>
  compiledWrite((_writer, items: Given<readonly SourceItem[]>) => {
    const column = columnOf({ kind })
    const [readers, pins] = [items.as(listOf('readerId')), items.as(listOf('pinId'))]
    return sql`
      insert into feed_items (bucket, member_id, pin_id, ${column})
      select bucket, reader_id, pin_id, source_id
      from unnest(${readers.as((ids) => ids.map(bucketOf)).sql}::smallint[], ${readers.sql}::bigint[], ${pins.sql}::bigint[],
        ${items.as(listOf('sourceId')).sql}::bigint[]) as item (bucket, reader_id, pin_id, source_id)
      order by bucket, reader_id, pin_id
      on conflict (bucket, member_id, pin_id) do update set ${column} = excluded.${column}
      where feed_items.${column} is distinct from excluded.${column}`
  })

const listOf = (name: keyof SourceItem) => (items: readonly SourceItem[]) => items.map((item) => item[name])
const insertOfMembers = insertOf('member')
const insertOfBoards = insertOf('board')

/** Takes the source out of the reader's feed; items that are there for another's sake, too, stay. */
export const deleteFeedItemsOf = (db: Db, readerId: MemberId, source: FeedSource): Promise<void> =>
  deleteSource(db, sql`bucket = ${bucketOf(readerId)} and member_id = ${readerId}`, source)

/**
 * Takes one pin of the source out of the readers' feeds; where it is there for another source's sake, too, it stays.
 */
export async function deletePinOf(
  db: Db,
  readerIds: readonly MemberId[],
  pinId: PinId,
  source: FeedSource,
): Promise<void> {
  if (readerIds.length === 0) return
  await deleteSource(db, sql`${ownedIn('member_id', readerIds)} and pin_id = ${pinId}`, source)
}

/**
 * Another source may come or go at the same time, and an item that loses both has to go: so it is asked again until no
 * item is there for this source's sake. Holding the items first would lock rows of many buckets.
 */
async function deleteSource(db: Db, items: RawBuilder<unknown>, source: FeedSource): Promise<void> {
  const ofSource = sql`${items} and ${columnOf(source)} = ${source.id}`
  for (let isLeft = true; isLeft;) {
    await inTransaction(db, 'delete-source', (tx) =>
      leaveOut(writeAsSystem(tx, 'feeds follow what is followed'), ofSource, source),
    )
    const left = await sql`select pin_id from feed_items where ${ofSource} limit 1`.execute(db)
    isLeft = left.rows.length > 0
  }
}

async function leaveOut(writer: Writer, ofSource: RawBuilder<unknown>, source: FeedSource): Promise<void> {
  await sql`delete from feed_items where ${ofSource} and ${otherColumnOf(source)} is null`.execute(writer)
  await sql`
    update feed_items set ${columnOf(source)} = null where ${ofSource} and ${otherColumnOf(source)} is not null
  `.execute(writer)
}

/** Keeps the newest items of each reader's feed. Readers whose turn it is are few, so each is asked alone. */
export async function trimFeeds(writer: LoneWriter, readerIds: readonly MemberId[], keep: number): Promise<void> {
  await Promise.all(readerIds.map((id) => trimFeed(writer, id, keep)))
}

const trimFeed = compiledWrite(
  (_writer, readerId: Given<MemberId>, keep: Given<number>) => sql`
    delete from feed_items where ${owned('member_id', readerId)} and pin_id <= (
      select pin_id from feed_items where ${owned('member_id', readerId)} order by pin_id desc offset ${keep.sql} limit 1
    )`,
)

/** The reader's items, newest first, the sources to merge in, and what they switched off. */
export interface FeedPage {
  readonly pinIds: PinId[]
  readonly sources: FeedSource[]
  /** What they saw of what is merged in; nothing where nothing is. */
  readonly seen: ReadonlySet<Id>
  readonly muted: Muted
}

/** What a page of the feed starts from. One shard. */
export async function findFeedPage(
  db: Db,
  page: { memberId: MemberId; after: Id; limit: number; seenBefore: Id },
): Promise<FeedPage> {
  const rows = await readFeed(db, page.memberId, page.after, page.limit, page.seenBefore)
  const muted = mutedByKind(
    rows.flatMap(({ part, kind, id }) => (part === 'muted' && kind !== null ? { kind, id } : [])),
  )
  return {
    pinIds: rows.flatMap(({ part, id }) => (part === 'item' ? id : [])),
    sources: rows.flatMap(({ part, kind, id }) =>
      part === 'merged' && (kind === 'member' || kind === 'board') && !muted[kind].has(id) ? { kind, id } : [],
    ),
    seen: new Set(rows.flatMap(({ part, id }) => (part === 'seen' ? id : []))),
    muted,
  }
}

const MOST_MERGED = 50

const readFeed = compiled(
  (_db, memberId: Given<MemberId>, after: Given<Id>, limit: Given<number>, seenBefore: Given<Id>) => sql<{
    part: 'item' | 'merged' | 'muted' | 'seen'
    kind: HomeSourceKind | null
    id: Id
  }>`
    (select 'item' as part, null as kind, pin_id as id from feed_items
      where ${owned('member_id', memberId)} and pin_id < ${after.sql}
        and ${isOn(memberId, 'member', 'source_id')} and ${isOn(memberId, 'board', 'board_source_id')}
        and ${notSeen(memberId, seenBefore, 'feed_items.pin_id')}
      order by pin_id desc limit ${limit.sql})
    union all
    (select 'merged', kind, source_id from merged_sources where ${owned('member_id', memberId)}
      order by source_id desc limit ${MOST_MERGED})
    union all
    (select 'muted', kind, source_id from muted_sources where ${owned('member_id', memberId)}
      limit ${limits.mutedSources})
    union all
    (select 'seen', null, pin_id from seen_pins where ${owned('member_id', memberId)} and edge_id < ${seenBefore.sql}
      and (select true from merged_sources as wide where ${owned('member_id', memberId, 'wide')} limit 1)
      order by edge_id desc limit ${limits.seenPins})
  `,
)

/** Asked row by row, as of what is popular: a join would read more. */
const isOn = (memberId: Given<MemberId>, kind: FeedSource['kind'], column: 'source_id' | 'board_source_id') => sql`
  (select true from muted_sources as muted where ${owned('member_id', memberId, 'muted')}
    and muted.kind = ${sql.lit(kind)} and muted.source_id = feed_items.${sql.ref(column)} limit 1) is not true`

/** The newest listed pins of all the sources together; each source is read by a range of one index. */
export async function findPinsOfSources(
  db: Db,
  sources: readonly FeedSource[],
  page: { after: Id; limit: number },
): Promise<Id[]> {
  const idsOf = (wanted: FeedSource['kind']) => sources.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const rows = await readSources(db, idsOf('member'), idsOf('board'), page)
  return rows.map(({ id }) => id)
}

const readSources = compiled(
  (_db, members: Given<Id[]>, boards: Given<Id[]>, page: Given<{ after: Id; limit: number }>) => {
    const [after, limit] = [page.as((given) => given.after).sql, page.as((given) => given.limit).sql]
    return sql<{ id: Id }>`
    select pin.id from ${unnested(members)} as source (bucket, id)
    cross join lateral (
      select id from pins
      where pins.bucket = source.bucket and pins.pinner_id = source.id and pins.is_public and pins.id < ${after}
      order by pins.id desc limit ${limit}
    ) as pin
    union
    select pin.id from ${unnested(boards)} as source (bucket, id)
    cross join lateral (
      select edge.pin_id as id from board_pins as edge
      join pins on pins.bucket = ${bucketIn('edge.pin_id')} and pins.id = edge.pin_id and pins.is_public
      where edge.bucket = source.bucket and edge.board_id = source.id and edge.pin_id < ${after}
      order by edge.pin_id desc limit ${limit}
    ) as pin
    order by 1 desc limit ${limit}
  `
  },
)
