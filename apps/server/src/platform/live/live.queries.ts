import type { LiveNews, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned } from '../db/by-bucket.ts'
import { compiledWrite, type Given } from '../db/compiled.ts'
import type { Db } from '../db/db.ts'
import { bucketOf } from '../ids/ids.ts'
import type { LoneWriter, Writer } from '../writing/writer.ts'
import './live.tables.ts'

/** What one member is told. */
export interface ToldLive {
  readonly memberId: MemberId
  readonly news: LiveNews
}

/**
 * Writes the events, each under the next number of its member's stream. The streams stay locked until the transaction
 * ends, so numbers become visible in their order; rows are taken in (bucket, id) order.
 */
export async function insertLiveEvents(writer: Writer, told: readonly ToldLive[], now: Date): Promise<void> {
  const byMember = Map.groupBy(told, ({ memberId }) => memberId)
  const streams = [...byMember].map(([memberId, theirs]) => ({ memberId, count: theirs.length }))
  const rows = await raiseNumbers(writer, streams)
  const numbered = rows.flatMap(({ memberId, last }) =>
    (byMember.get(memberId) ?? []).map(({ news }, at, all) => ({
      memberId,
      number: String(BigInt(last) - BigInt(all.length - 1 - at)),
      payload: JSON.stringify(news),
    })),
  )
  await insertEvents(writer, numbered, now)
}

const raiseNumbers = compiledWrite((_writer, streams: Given<readonly { memberId: MemberId; count: number }[]>) => {
  const ids = streams.as((rows) => rows.map(({ memberId }) => memberId))
  return sql<{ memberId: MemberId; last: string }>`
    insert into live_streams (bucket, member_id, last_number)
    select bucket, member_id, count
    from unnest(${ids.as((some) => some.map(bucketOf)).sql}::smallint[], ${ids.sql}::bigint[],
      ${streams.as((rows) => rows.map(({ count }) => count)).sql}::integer[]) as wanted (bucket, member_id, count)
    order by bucket, member_id
    on conflict (bucket, member_id) do update set last_number = live_streams.last_number + excluded.last_number
    returning member_id as "memberId", last_number as last`
})

interface NumberedEvent {
  readonly memberId: MemberId
  readonly number: string
  readonly payload: string
}

const insertEvents = compiledWrite((_writer, events: Given<readonly NumberedEvent[]>, now: Given<Date>) => {
  const ids = events.as((rows) => rows.map(({ memberId }) => memberId))
  return sql`
    insert into live_events (bucket, member_id, number, payload, created_at)
    select bucket, member_id, number, payload, ${now.sql}::timestamptz
    from unnest(${ids.as((some) => some.map(bucketOf)).sql}::smallint[], ${ids.sql}::bigint[],
      ${events.as((rows) => rows.map(({ number }) => number)).sql}::bigint[],
      ${events.as((rows) => rows.map(({ payload }) => payload)).sql}::jsonb[]) as numbered (bucket, member_id, number, payload)`
})

/** Where a stream that has heard everything up to `after` stands. */
export async function findLivePlace(db: Db, memberId: MemberId, after: number) {
  const row = await db
    .selectFrom('live_streams as stream')
    .leftJoin('live_events as next', (join) =>
      join
        .onRef('next.bucket', '=', 'stream.bucket')
        .onRef('next.member_id', '=', 'stream.member_id')
        .on('next.number', '=', String(after + 1)),
    )
    .select(['stream.last_number as last', 'next.number as next'])
    .where(owned('member_id', memberId, 'stream'))
    .executeTakeFirst()
  return { last: Number(row?.last ?? 0), isNextKept: (row?.next ?? null) !== null }
}

/** One event that a stream has not sent yet. */
export interface DueEvent {
  /** Which of the streams asked about. */
  stream: number
  number: string
  payload: LiveNews
}

/** The next events of many streams, by where each stands. */
export async function findDueEvents(
  db: Db,
  streams: readonly { memberId: MemberId; cursor: number }[],
  most: number,
): Promise<DueEvent[]> {
  const ids = streams.map(({ memberId }) => memberId)
  const { rows } = await sql<DueEvent>`
    select stream, number, payload from (
      select open.stream::integer as stream, event.number, event.payload,
        row_number() over (partition by event.bucket, event.member_id, open.stream order by event.number) as place
      from unnest(${ids.map(bucketOf)}::smallint[], ${ids}::bigint[], ${streams.map(({ cursor }) => cursor)}::bigint[])
        with ordinality as open (bucket, member_id, cursor, stream)
      join live_events as event
        on event.bucket = open.bucket and event.member_id = open.member_id and event.number > open.cursor
      where ${inBucketsOf(ids, 'event')}
    ) as due
    where place <= ${most} order by stream, number
  `.execute(db)
  return rows
}

export const deleteLiveEventsBefore = (writer: LoneWriter, moment: Date) =>
  writer.deleteFrom('live_events').where('created_at', '<', moment).execute()
