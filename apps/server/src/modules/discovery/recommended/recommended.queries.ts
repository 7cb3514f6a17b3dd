import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { notSeen } from '../seen/seen-pins.queries.ts'
import './recommended.tables.ts'

/** A pin that a member's home may show, and where it stands in which list. */
export interface RecommendedPin {
  readonly listId: Id
  readonly place: number
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
  readonly after: number
  readonly limit: number
  /** What the member saw before this edge does not come again. */
  readonly seenBefore: Id
}

/**
 * What is recommended to the member and not in their feed, in the list's order. A list that is gone has nothing, and what a
 * topic led to goes when they leave the topic.
 */
export const findRecommended = (db: Db, place: RecommendedPlace): Promise<RecommendedPin[]> =>
  readRecommended(db, place)

const readRecommended = compiled((_db, place: Given<RecommendedPlace>) => {
  const memberId = place.as((given) => given.memberId)
  const listId = place.as((given) => given.listId).sql
  return sql<RecommendedPin>`
    select one.list_id as "listId", one.place, one.pin_id as "pinId",
      because.id as "becausePinId", because.title as "becauseTitle",
      one.because_topic_id as "becauseTopicId", one.because_viewed_pin_id as "becauseViewedPinId",
      one.because_board_id as "becauseBoardId"
    from recommended_pins as one
    left join pins as because on because.bucket = one.bucket and because.id = one.because_pin_id
      and because.pinner_id = one.member_id
    where ${owned('member_id', memberId, 'one')} and one.place > ${place.as((given) => given.after).sql}
      and one.list_id = coalesce(${listId}::bigint,
        (select max(list_id) from recommended_pins where ${owned('member_id', memberId)}))
      and (select true from feed_items as item
        where ${owned('member_id', memberId, 'item')} and item.pin_id = one.pin_id limit 1) is null
      and (one.because_topic_id is null or (select true from topic_follows as topic
        where ${owned('member_id', memberId, 'topic')} and topic.topic_id = one.because_topic_id limit 1))
      and ${notSeen(
        memberId,
        place.as((given) => given.seenBefore),
        'one.pin_id',
      )}
    order by one.place limit ${place.as((given) => given.limit).sql}
  `
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
  if (pins.length === 0) return
  await sql`
    insert into recommended_pins (bucket, member_id, list_id, place, pin_id, because_pin_id, because_topic_id,
      because_viewed_pin_id, because_board_id)
    select ${bucketOf(memberId)}::smallint, ${memberId}::bigint, ${listId}::bigint, place, pin_id, because_pin_id,
      because_topic_id, because_viewed_pin_id, because_board_id
    from unnest(${pins.map((_, at) => at)}::smallint[], ${pins.map(({ pinId }) => pinId)}::bigint[],
      ${pins.map(({ because }) => ('pinId' in because ? because.pinId : null))}::bigint[],
      ${pins.map(({ because }) => ('topicId' in because ? because.topicId : null))}::bigint[],
      ${pins.map(({ because }) => ('viewedPinId' in because ? because.viewedPinId : null))}::bigint[],
      ${pins.map(({ because }) => ('boardId' in because ? because.boardId : null))}::bigint[])
      as given (place, pin_id, because_pin_id, because_topic_id, because_viewed_pin_id, because_board_id)
  `.execute(writer)
}

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
