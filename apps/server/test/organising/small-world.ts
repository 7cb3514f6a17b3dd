import { randomBytes } from 'node:crypto'
import { boardInviteResource } from '@pinfold/contract'
import { bucketOf, bucketOfKey, bucketOfSignature, drawBucket } from '../../src/platform/ids/ids.ts'
import type { Lane } from './lane.ts'

/** What a history begins with, and what it makes; numbers in steps pick from it. */
export interface World {
  readonly people: readonly string[]
  readonly boards: string[]
  readonly sections: { id: string; boardId: string }[]
  readonly pins: string[]
  /** Whose each board and pin is. */
  readonly makers: Map<string, string>
  /** Pins that somebody deleted, or that went with a board. */
  readonly mayBeGone: Set<string>
  /** Boards that went into another one of the same owner: nothing may keep that from being done. */
  readonly merged: Set<string>
  /** How often each member asked for a copy of each pin: `pinner pin`. */
  readonly copies: Map<string, number>
  note(id: string, makerId: string, list: 'boards' | 'pins'): void
}

/** Several that share a database, as one. */
export const joinedWorlds = (worlds: readonly World[]): World => ({
  ...emptyWorld(worlds.flatMap(({ people }) => people)),
  pins: worlds.flatMap(({ pins }) => pins),
  mayBeGone: new Set(worlds.flatMap(({ mayBeGone }) => [...mayBeGone])),
  merged: new Set(worlds.flatMap(({ merged }) => [...merged])),
  copies: new Map(worlds.flatMap(({ copies }) => [...copies])),
})

function emptyWorld(people: readonly string[]): World {
  const world: World = {
    people,
    boards: [],
    sections: [],
    pins: [],
    makers: new Map(),
    mayBeGone: new Set(),
    merged: new Set(),
    copies: new Map(),
    note(id, makerId, list) {
      world[list].push(id)
      world.makers.set(id, makerId)
    },
  }
  return world
}

const PICTURE = 'c'.repeat(64)

/** Three members with five boards, sections and eighteen pins or so many times more; the second works on the first's board. */
export async function makeWorld(lane: Lane, size = 1): Promise<World> {
  const people = Array.from({ length: 3 }, () => lane.core.ids.next(drawBucket()))
  await insertMembers(lane, people)
  const world = emptyWorld(people)
  const [ana = '', ben = '', cem = ''] = people
  await insertBoards(lane, world, [ana, ana, ana, ben, cem])
  const [first = '', second = '', third = '', bens = '', cems = ''] = world.boards
  await insertSections(lane, world, [first, first, second])
  await insertCollaborator(lane, first, ben)
  const [inFirst, , inSecond] = world.sections
  await insertPins(lane, world, [
    ...places(5 * size, ana, first, null),
    ...places(4 * size, ben, first, inFirst?.id ?? null),
    ...places(2 * size, ana, second, inSecond?.id ?? null),
    ...places(2 * size, ana, second, null),
    ...places(size, ana, third, null),
    ...places(3 * size, ben, bens, null),
    ...places(size, cem, cems, null),
  ])
  return world
}

interface NewPin {
  readonly pinnerId: string
  readonly boardId: string
  readonly sectionId: string | null
}

const places = (count: number, pinnerId: string, boardId: string, sectionId: string | null): NewPin[] =>
  Array.from({ length: count }, () => ({ pinnerId, boardId, sectionId }))

/** People without a password, a name of their own and a mailbox. */
async function insertMembers({ pool }: Lane, ids: readonly string[]): Promise<void> {
  await pool.query(
    `insert into members (bucket, id, username, full_name, first_name, email, password_hash, birth_date, country, created_at)
     select bucket, id, 'm' || id, 'Somebody', 'Somebody', id || '@example.org', '', '1990-05-17', 'US', now()
     from unnest($1::smallint[], $2::bigint[]) as given (bucket, id)`,
    [ids.map(bucketOf), ids],
  )
}

async function insertBoards({ core, pool }: Lane, world: World, ownerIds: readonly string[]): Promise<void> {
  const ids = ownerIds.map((ownerId) => core.ids.next(bucketOf(ownerId)))
  for (const [index, id] of ids.entries()) world.note(id, ownerIds[index] ?? '', 'boards')
  await pool.query(
    `with given as materialized (
       select * from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as g (bucket, id, owner_id)
     ), listed as (
       insert into member_boards (bucket, member_id, board_id, role, last_edge_id)
       select bucket, owner_id, id, 'owner', id from given
     ), counted as (
       update members set board_count = n.count, total_board_count = n.count
       from (select owner_id, count(*)::int from given group by 1) n where members.id = n.owner_id
     )
     insert into boards (bucket, id, owner_id, name, slug, privacy, created_at)
     select bucket, id, owner_id, 'Board ' || id, 'board-' || id, 'public', now() from given`,
    [ids.map(bucketOf), ids, ownerIds],
  )
}

async function insertSections({ core, pool }: Lane, world: World, boardIds: readonly string[]): Promise<void> {
  const ids = boardIds.map((boardId) => core.ids.next(bucketOf(boardId)))
  for (const [index, id] of ids.entries()) world.sections.push({ id, boardId: boardIds[index] ?? '' })
  await pool.query(
    `with given as materialized (
       select * from unnest($1::smallint[], $2::bigint[], $3::bigint[]) as g (bucket, id, board_id)
     ), counted as (
       update boards set section_count = n.count from (select board_id, count(*)::int from given group by 1) n where boards.id = n.board_id
     )
     insert into board_sections (bucket, id, board_id, title, slug)
     select bucket, id, board_id, 'Section ' || id, 'section-' || id from given`,
    [ids.map(bucketOf), ids, boardIds],
  )
}

async function insertCollaborator({ pool }: Lane, boardId: string, memberId: string): Promise<void> {
  await pool.query(
    `with joined as (
       insert into board_members (bucket, board_id, member_id, joined_at) values ($1, $2, $3, now())
     ), listed as (
       insert into member_boards (bucket, member_id, board_id, role, last_edge_id) values ($4, $3, $2, 'collaborator', $2)
     )
     update boards set collaborator_count = 1 where bucket = $1 and id = $2`,
    [bucketOf(boardId), boardId, memberId, bucketOf(memberId)],
  )
}

/** Public pins of one picture, each with an aggregate and an address of its own, as uploads make them. */
async function insertPins({ core, pool }: Lane, world: World, wanted: readonly NewPin[]): Promise<void> {
  const rows = wanted.map(({ pinnerId, boardId, sectionId }) => ({
    id: core.ids.next(bucketOf(pinnerId)),
    aggregate_id: core.ids.next(bucketOf(pinnerId)),
    edge_id: core.ids.next(bucketOf(boardId)),
    pinner_id: pinnerId,
    board_id: boardId,
    section_id: sectionId,
    signature: randomBytes(16).toString('hex'),
  }))
  for (const { id, pinner_id: pinnerId } of rows) world.note(id, pinnerId, 'pins')
  const full = rows.map((row) => ({
    ...row,
    bucket: bucketOf(row.id),
    board_bucket: bucketOf(row.board_id),
    signature_bucket: bucketOfSignature(row.signature),
  }))
  await pool.query(
    `with given as materialized (
       select * from jsonb_to_recordset($1) as g (bucket smallint, id bigint, aggregate_id bigint, edge_id bigint,
         pinner_id bigint, board_id bigint, section_id bigint, signature text, board_bucket smallint, signature_bucket smallint)
     ), pictured as (
       insert into pictures (bucket, content_hash, width, height, extension, is_animated, dominant_color, placeholder, created_at)
       values ($2, $3, 320, 240, 'jpg', false, '#336699', 'data:image/webp;base64,AA==', now()) on conflict do nothing
     ), signed as (
       insert into picture_signatures (bucket, signature, content_hash, extension, is_public, owner_id, created_at)
       select signature_bucket, signature, $3, 'jpg', true, pinner_id, now() from given
     ), aggregated as (
       insert into aggregates (bucket, id, content_hash, signature, is_public, created_at)
       select bucket, aggregate_id, $3, signature, true, now() from given
     ), joined as (
       insert into board_pins (bucket, board_id, edge_id, pin_id, pinner_id, section_id)
       select board_bucket, board_id, edge_id, id, pinner_id, section_id from given
     ), on_boards as (
       update boards set pin_count = n.count from (select board_id, count(*)::int from given group by 1) n where boards.id = n.board_id
     ), in_sections as (
       update board_sections s set pin_count = n.count
       from (select section_id, count(*)::int from given group by 1) n where s.id = n.section_id
     ), of_members as (
       update members set pin_count = n.count, total_pin_count = n.count, created_pin_count = n.count
       from (select pinner_id, count(*)::int from given group by 1) n where members.id = n.pinner_id
     )
     insert into pins (bucket, id, pinner_id, board_id, section_id, edge_id, is_created, aggregate_id, content_hash, signature,
       width, height, extension, is_animated, dominant_color, placeholder, is_public, has_public_picture, created_at)
     select bucket, id, pinner_id, board_id, section_id, edge_id, true, aggregate_id, $3, signature,
       320, 240, 'jpg', false, '#336699', 'data:image/webp;base64,AA==', true, true, now() from given`,
    [JSON.stringify(full), bucketOfKey(PICTURE), PICTURE],
  )
}

/** Brings somebody onto a board, where its owner may and they want to. */
export async function bringOnto(
  lane: Lane,
  { ownerId, boardId, guestId }: { ownerId: string; boardId: string; guestId: string },
): Promise<void> {
  const options = { board_id: boardId, invited_user_ids: [guestId] }
  if ((await lane.ask(ownerId, boardInviteResource.create, options)).refusal === null)
    await lane.ask(guestId, boardInviteResource.update, { board_id: boardId })
}
