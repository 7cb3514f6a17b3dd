import type { ReactionType, BoardId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import '../pins/index.ts'
import './marks.tables.ts'

/** Saves of one picture that are looked through for one whose board still stands. */
const SAVES_OF_ONE_PICTURE = 3

interface AskedMarks {
  aggregateIds: readonly Id[]
  /** The member's own pins. */
  ownPinIds: readonly PinId[]
  /** Pins that may be hidden from the member. */
  hidablePinIds: readonly PinId[]
  /** Pictures the member may have saved. */
  contentHashes: readonly string[]
}

/** `about` is the aggregate, pin or picture that was asked for; the member's own pins of a picture come newest first. */
export type MarkRow =
  | { kind: 'reaction'; about: Id; reactionType: ReactionType; pinId: null; boardId: null }
  | { kind: 'favorite' | 'hidden'; about: Id; reactionType: null; pinId: null; boardId: null }
  | { kind: 'saved'; about: string; reactionType: null; pinId: PinId; boardId: BoardId | null }

/** Everything the member marked on a page of pins, from the member's own bucket, in one statement. */
export const findMarks = compiled((_db, memberId: Given<MemberId>, asked: Given<AskedMarks>) => {
  const list = (read: (asked: AskedMarks) => readonly string[]) => asked.as(read).sql
  return sql<MarkRow>`
    select 'reaction' as kind, aggregate_id::text as about, reaction_type as "reactionType",
      null::bigint as "pinId", null::bigint as "boardId"
    from pin_reactions
    where ${owned('member_id', memberId)} and aggregate_id = any((select ${list(({ aggregateIds }) => aggregateIds)}::bigint[])::bigint[])
    union all
    select 'favorite', pin_id::text, null, null, null from favorite_pins
    where ${owned('member_id', memberId)} and pin_id = any((select ${list(({ ownPinIds }) => ownPinIds)}::bigint[])::bigint[])
    union all
    select 'hidden', pin_id::text, null, null, null from hidden_pins
    where ${owned('member_id', memberId)} and pin_id = any((select ${list(({ hidablePinIds }) => hidablePinIds)}::bigint[])::bigint[])
    union all
    select 'saved', wanted.content_hash, null, own.id, own.board_id
    from unnest((select ${list(({ contentHashes }) => contentHashes)}::text[])) as wanted (content_hash)
    cross join lateral (
      select id, board_id from pins
      where ${owned('pinner_id', memberId)} and content_hash = wanted.content_hash
      order by id desc limit ${SAVES_OF_ONE_PICTURE}
    ) as own
  `
})

/** The boards of the member's newest pins of a picture; null for those on none. */
export const findBoardsOfPicture = (db: Db, memberId: MemberId, contentHash: string, limit: number) =>
  db
    .selectFrom('pins')
    .select('board_id as boardId')
    .where(owned('pinner_id', memberId))
    .where('content_hash', '=', contentHash)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

type MarkTable = 'favorite_pins' | 'hidden_pins'

/** Marks the pin as a favourite; one that is marked stays as it is. */
export const insertFavorite = (
  writer: Writer,
  mark: { memberId: MemberId; pinId: PinId; edgeId: Id; isCreated: boolean },
) =>
  writer
    .insertInto('favorite_pins')
    .values({
      bucket: bucketOf(mark.memberId),
      member_id: mark.memberId,
      pin_id: mark.pinId,
      edge_id: mark.edgeId,
      is_created: mark.isCreated,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Marks the pin for the member; one that is marked stays as it is. */
export const insertMark = (
  writer: Writer,
  table: 'hidden_pins',
  mark: { memberId: MemberId; pinId: PinId; edgeId: Id },
) =>
  writer
    .insertInto(table)
    .values({ bucket: bucketOf(mark.memberId), member_id: mark.memberId, pin_id: mark.pinId, edge_id: mark.edgeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Takes the mark off, if there is one. */
export const deleteMark = (writer: Writer, table: MarkTable, memberId: MemberId, pinId: PinId) =>
  writer.deleteFrom(table).where(owned('member_id', memberId)).where('pin_id', '=', pinId).execute()

/** Nobody's favourite any more: the marks of these pins, which lie with their pinners. */
export const deleteFavoritesOf = (writer: Writer, pins: readonly { id: Id; pinnerId: MemberId }[]) =>
  sql`
    delete from favorite_pins as mark using unnest(
      ${pins.map(({ pinnerId }) => bucketOf(pinnerId))}::smallint[], ${pins.map(({ pinnerId }) => pinnerId)}::bigint[],
      ${pins.map(({ id }) => id)}::bigint[]
    ) as gone (bucket, member_id, pin_id)
    where ${inBucketsOf(
      pins.map(({ pinnerId }) => pinnerId),
      'mark',
    )} and mark.bucket = gone.bucket
      and mark.member_id = gone.member_id and mark.pin_id = gone.pin_id
  `.execute(writer)
