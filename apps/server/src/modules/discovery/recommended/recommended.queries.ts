import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { notSeen } from '../seen/seen-pins.queries.ts'
import './recommended.tables.ts'

/** For which part of home a pin of a list is. */
export type ListSource = 'walk' | 'rising' | 'topic'

/** A pin that a member's home may show, and where it stands in which list. */
export interface RecommendedPin {
  readonly listId: Id
  readonly place: number
  readonly source: ListSource
  readonly pinId: PinId
  /** What led there: the member's own pin, null where it is gone, or a topic. */
  readonly becausePinId: PinId | null
  readonly becauseTitle: string | null
  readonly becauseTopicId: Id | null
  /** A pin that the member looked at, or a board of theirs, which may be gone or hidden meanwhile. */
  readonly becauseViewedPinId: PinId | null
  readonly becauseBoardId: BoardId | null
}

/** Where reading goes on; without a list, at the beginning of the newest. */
export interface RecommendedPlace {
  readonly memberId: MemberId
  readonly listId: Id | null
  readonly afterWalks: number
  readonly afterRising: number
  /** Of topics, what is older than this pin. */
  readonly olderThan: Id
  readonly limit: number
  /** What the member saw before this edge does not come again. */
  readonly seenBefore: Id
}

/**
 * What is recommended to the member and not in their feed: of each source so many, in the list's order, and of topics the
 * newest. A list that is gone has nothing, and what a topic led to goes when they leave the topic.
 */
export const findRecommended = (db: Db, place: RecommendedPlace): Promise<RecommendedPin[]> =>
  readRecommended(db, place)

const readRecommended = compiled((_db, place: Given<RecommendedPlace>) => {
  const at = <T>(read: (given: RecommendedPlace) => T) => place.as(read).sql
  const memberId = place.as((given) => given.memberId)
  const seenBefore = place.as((given) => given.seenBefore)
  const partOf = (source: ListSource, after: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    (select one.list_id as "listId", one.place, one.source, one.pin_id as "pinId",
      because.id as "becausePinId", because.title as "becauseTitle",
      one.because_topic_id as "becauseTopicId", one.because_viewed_pin_id as "becauseViewedPinId",
      one.because_board_id as "becauseBoardId"
    from recommended_pins as one
    left join pins as because on because.bucket = one.bucket and because.id = one.because_pin_id
      and because.pinner_id = one.member_id
    where ${owned('member_id', memberId, 'one')} and one.source = ${sql.lit(source)} and ${after}
      and one.list_id = coalesce(${at((given) => given.listId)}::bigint,
        (select max(list_id) from recommended_pins where ${owned('member_id', memberId)}))
      and (select true from feed_items as item
        where ${owned('member_id', memberId, 'item')} and item.pin_id = one.pin_id limit 1) is not true
      and (one.because_topic_id is null or (select true from topic_follows as topic
        where ${owned('member_id', memberId, 'topic')} and topic.topic_id = one.because_topic_id limit 1))
      and ${notSeen(memberId, seenBefore, 'one.pin_id')}
    order by ${order} limit ${at((given) => given.limit)})`
  const walks = partOf('walk', sql`one.place > ${at((given) => given.afterWalks)}`, sql`one.place`)
  const rising = partOf('rising', sql`one.place > ${at((given) => given.afterRising)}`, sql`one.place`)
  const newest = partOf('topic', sql`one.pin_id < ${at((given) => given.olderThan)}`, sql`one.pin_id desc`)
  return sql<RecommendedPin>`${walks} union all ${rising} union all ${newest}`
})

/** When the member's newest list was made is in its id; null where there is none. */
export async function findNewestList(db: Db, memberId: MemberId): Promise<Id | null> {
  const row = await db
    .selectFrom('recommended_pins')
    .select('list_id as listId')
    .where(owned('member_id', memberId))
    .orderBy('list_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.listId ?? null
}

/** A pin of a list, and what led there. */
export interface ChosenPin {
  readonly pinId: PinId
  readonly source: ListSource
  readonly because:
    | { readonly pinId: PinId }
    | { readonly topicId: Id }
    | { readonly viewedPinId: PinId }
    | { readonly boardId: BoardId }
}

/** Puts a new list before the member's last one; those before that go. */
export async function insertList(
  writer: Writer,
  memberId: MemberId,
  { listId, before, pins }: { listId: Id; before: Id | null; pins: readonly ChosenPin[] },
): Promise<void> {
  await sql`
    delete from recommended_pins where ${owned('member_id', memberId)} and list_id is distinct from ${before}::bigint
  `.execute(writer)
  await appendToList(writer, memberId, { listId, from: 0, pins })
}

/** Puts pins at the end of a list, where `from` is its next place. */
export async function appendToList(
  writer: Writer,
  memberId: MemberId,
  { listId, from, pins }: { listId: Id; from: number; pins: readonly ChosenPin[] },
): Promise<void> {
  if (pins.length === 0) return
  await sql`
    insert into recommended_pins (bucket, member_id, list_id, place, pin_id, source, because_pin_id, because_topic_id,
      because_viewed_pin_id, because_board_id)
    select ${bucketOf(memberId)}::smallint, ${memberId}::bigint, ${listId}::bigint, place, pin_id, source, because_pin_id,
      because_topic_id, because_viewed_pin_id, because_board_id
    from unnest(${pins.map((_, at) => from + at)}::smallint[], ${pins.map(({ pinId }) => pinId)}::bigint[],
      ${pins.map(({ source }) => source)}::text[],
      ${pins.map(({ because }) => ('pinId' in because ? because.pinId : null))}::bigint[],
      ${pins.map(({ because }) => ('topicId' in because ? because.topicId : null))}::bigint[],
      ${pins.map(({ because }) => ('viewedPinId' in because ? because.viewedPinId : null))}::bigint[],
      ${pins.map(({ because }) => ('boardId' in because ? because.boardId : null))}::bigint[])
      as given (place, pin_id, source, because_pin_id, because_topic_id, because_viewed_pin_id, because_board_id)
  `.execute(writer)
}

/** What a list holds, in order. */
export const findListed = (
  db: Db,
  memberId: MemberId,
  listId: Id,
): Promise<{ place: number; pinId: PinId; source: ListSource }[]> =>
  db
    .selectFrom('recommended_pins')
    .select(['place', 'pin_id as pinId', 'source'])
    .where(owned('member_id', memberId))
    .where('list_id', '=', listId)
    .orderBy('place')
    .execute()

/** The newest pins of a member, on boards or not, by which their taste is told. */
export const findNewestPinsOf = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('pins')
    .select(['id', 'aggregate_id as aggregateId', 'board_id as boardId'])
    .where(owned('pinner_id', memberId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The boards that a member saved to last, archived ones apart. */
export async function findBoardsSavedTo(db: Db, memberId: MemberId, limit: number): Promise<BoardId[]> {
  const rows = await db
    .selectFrom('member_boards')
    .select('board_id as boardId')
    .where(owned('member_id', memberId))
    .where('archived_at', 'is', null)
    .orderBy('last_edge_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ boardId }) => boardId)
}

/**
 * Members who were here since a moment and whose newest list is older than another: for whom one is made ahead. Those who have
 * none get theirs from what they do.
 */
export async function findMembersToRecommend(
  db: Db,
  { here, made, limit }: { here: Date; made: Id; limit: number },
): Promise<MemberId[]> {
  const { rows } = await sql<{ memberId: MemberId }>`
    select session.member_id as "memberId" from sessions as session
    join recommended_pins as list
      on list.bucket = session.bucket and list.member_id = session.member_id and list.place = 0
    where session.last_seen_at > ${here}
    group by session.bucket, session.member_id
    having max(list.list_id) <= ${made}
    limit ${limit}`.execute(db)
  return rows.map(({ memberId }) => memberId)
}
