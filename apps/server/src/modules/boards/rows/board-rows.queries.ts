import type { MemberId } from '@pinfold/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { owned, ownedIn, byBucket, inBucketsOf, ofTurn } from '../../../platform/db/by-bucket.ts'
import { compiled, compiledByIds, compiledWrite, type Given } from '../../../platform/db/compiled.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { keptByIds } from '../../../platform/db/kept/kept-by-ids.ts'
import { changing, counting } from '../../../platform/db/kept/changed-rows.ts'
import { noteLocked } from '../../../platform/db/kept/rows-under-locks.ts'
import { noteWritten } from '../../../platform/db/kept/written-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, Writer } from '../../../platform/writing/writer.ts'
import '../boards.tables.ts'

const boardColumns = [
  'board.id',
  'board.owner_id as ownerId',
  'board.name',
  'board.slug',
  'board.description',
  'board.category',
  'board.layout',
  'board.privacy',
  'board.pin_count as pinCount',
  'board.section_count as sectionCount',
  'board.follower_count as followerCount',
  'board.collaborator_count as collaboratorCount',
  'board.last_pinned_at as lastPinnedAt',
  'board.archived_at as archivedAt',
  'board.created_at as createdAt',
  'board.cover_pin_id as coverPinId',
  'board.cover_crop as coverCrop',
  'board.event_date as eventDate',
  'board.event_end_date as eventEndDate',
  'board.allows_recommendations as allowsRecommendations',
  'board.takes_requests as takesRequests',
  'board.collaborators_can_delete_pins as canCollaboratorsDeletePins',
  'board.is_sensitive_by_owner as isSensitiveByOwner',
  'board.is_sensitive_by_employee as isSensitiveByEmployee',
  'board.has_operations as hasOperations',
  'board.withheld_in as withheldIn',
] as const

/** The boards with what a member is to each, in one statement and from the boards' own bucket: for decisions under a lock. */
export const findBoardsForMember = compiledByIds((db, ids, memberId: Given<MemberId>) =>
  db
    .selectFrom('boards as board')
    .select(boardColumns)
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('board_members as member')
            .select('member.member_id')
            .whereRef('member.bucket', '=', 'board.bucket')
            .whereRef('member.board_id', '=', 'board.id')
            .where('member.member_id', '=', memberId.sql),
        )
        .as('isCollaborator'),
      eb
        .exists(
          eb
            .selectFrom('board_invites as invite')
            .select('invite.invited_id')
            .whereRef('invite.bucket', '=', 'board.bucket')
            .whereRef('invite.board_id', '=', 'board.id')
            .where('invite.status', '=', 'pending')
            .where('invite.invited_id', '=', memberId.sql),
        )
        .as('isInvited'),
    ])
    .where(ownedIn('id', ids, 'board'))
    .where('board.deleted_at', 'is', null),
)

const readBoards = compiledByIds((db, ids) =>
  db
    .selectFrom('boards as board')
    .select(boardColumns)
    .where(ownedIn('id', ids, 'board'))
    .where('board.deleted_at', 'is', null),
)

/** A board as it is stored. */
export type BoardRow = Awaited<ReturnType<typeof readBoards>>[number]

/** The boards, deleted ones left out. */
export const findBoardRows = keptByIds(readBoards, { most: 4000, hasCounts: true })

const lockRowOf = compiled((db, id: Given<Id>) =>
  db
    .selectFrom('boards as board')
    .select(boardColumns)
    .where(owned('id', id, 'board'))
    .where('board.deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

/** A board as it is while it is locked. */
export type LockedBoard = Awaited<ReturnType<typeof lockRowOf>>[number]

/** Locks the board against other writers of its row. */
export async function lockBoardRowOf(tx: Tx, id: Id): Promise<[Held<'board'>, LockedBoard | undefined]> {
  const [board] = await lockRowOf(tx, id)
  if (board) noteLocked(tx, findBoardRows, [board])
  return [hold(tx, 'board'), board]
}

/** Locks many boards against other writers of their rows, in (bucket, id) order; deleted ones are left out. */
export async function lockBoardRowsOf(tx: Tx, ids: readonly Id[]): Promise<[Held<'board'>, LockedBoard[]]> {
  const rows = await byBucket(ids, (some) =>
    tx
      .selectFrom('boards as board')
      .select(boardColumns)
      .where(ofTurn('id', some, 'board'))
      .where('board.deleted_at', 'is', null)
      .orderBy('board.bucket')
      .orderBy('board.id')
      .forNoKeyUpdate()
      .execute(),
  )
  return [hold(tx, 'board'), rows]
}

/** Locks the rows of many boards in (bucket, id) order, deleted ones among them. */
export async function lockBoardRowsInOrder(tx: Tx, ids: readonly Id[]): Promise<[Held<'board'>, { id: Id }[]]> {
  const rows = await byBucket(ids, (some) =>
    tx
      .selectFrom('boards')
      .select('id')
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  )
  return [hold(tx, 'board'), rows]
}

const readBoardBySlug = compiled((db, ownerId: Given<MemberId>, slug: Given<string>) =>
  db
    .selectFrom('boards as board')
    .select(boardColumns)
    .where(owned('owner_id', ownerId, 'board'))
    .where('board.slug', '=', slug.sql)
    .where('board.deleted_at', 'is', null),
)

/** The board's id. Its row is read along with it: whoever asks for a board by its address wants that next. */
export const findBoardIdBySlug = async (db: Db, ownerId: MemberId, slug: string): Promise<Id | null> =>
  (await findBoardRows.found(db, (given) => readBoardBySlug(given, ownerId, slug)))[0]?.id ?? null

/** Names and slugs of the owner's boards that could clash with a new one. */
export const findRivalBoards = (db: Db, ownerId: MemberId, name: string, slug: string) =>
  db
    .selectFrom('boards')
    .select(['id', 'name', 'slug'])
    .where(owned('owner_id', ownerId))
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql`lower(name)`, '=', name.toLowerCase()),
        eb('slug', '=', slug),
        eb(sql`starts_with(slug, ${`${slug}-`})`, '=', true),
      ]),
    )
    .execute()

/** Names and slugs of all boards of the owner that are not deleted. */
export const findBoardNames = (db: Db, ownerId: MemberId) =>
  db
    .selectFrom('boards')
    .select(['name', 'slug'])
    .where(owned('owner_id', ownerId))
    .where('deleted_at', 'is', null)
    .execute()

export const insertBoard = (writer: Writer, board: Omit<Insertable<Tables['boards']>, 'bucket'>) =>
  writer
    .insertInto('boards')
    .values({ ...board, bucket: bucketOf(board.id) })
    .execute()

export const updateBoardRow = (writer: Writer, id: Id, changes: Updateable<Tables['boards']>) =>
  changing(writer, [id]).updateTable('boards').set(changes).where(owned('id', id)).execute()

type BoardCounter = 'pin_count' | 'section_count' | 'follower_count' | 'collaborator_count'

/** Adds to a counter of the board. */
export const addToBoardCounter = (writer: Writer, id: Id, counter: BoardCounter, delta: number) =>
  counting(writer, [id])
    .updateTable('boards')
    .set({ [counter]: sql`${sql.ref(counter)} + ${delta}` })
    .where(owned('id', id))
    .execute()

/** Adds to how many pins the boards have, in one statement; they are locked before. */
export const countPinsOnBoards = (writer: Writer, deltas: ReadonlyMap<Id, number>) =>
  sql`
    update boards as board set pin_count = board.pin_count + given.delta
    from unnest(${[...deltas.keys()].map(bucketOf)}::smallint[], ${[...deltas.keys()]}::bigint[], ${[...deltas.values()]}::integer[])
      as given (bucket, id, delta)
    where ${inBucketsOf([...deltas.keys()], 'board')} and board.bucket = given.bucket and board.id = given.id and given.delta <> 0
  `.execute(counting(writer, [...deltas.keys()]))

/** Notes when somebody last put something on the board. */
export const notePinsOnBoard = (writer: Writer, id: Id, now: Date) =>
  counting(writer, [id]).updateTable('boards').set({ last_pinned_at: now }).where(owned('id', id)).execute()

/** Counts a pin that was put on the board, and notes when. */
export async function countPinOnBoard(writer: Writer, id: Id, now: Date): Promise<void> {
  noteWritten(writer, findBoardRows, await addPinToBoard(counting(writer, [id]), id, now))
}

const addPinToBoard = compiledWrite((writer, id: Given<Id>, now: Given<Date>) =>
  writer
    .updateTable('boards as board')
    .set({ pin_count: sql`board.pin_count + 1`, last_pinned_at: now.sql })
    .where(owned('id', id, 'board'))
    .returning(boardColumns),
)

/** Who may see what is on the boards; deleted ones are among them. */
export const findBoardSights = (db: Db, ids: readonly Id[]) =>
  db
    .selectFrom('boards')
    .select([
      'id',
      'owner_id as ownerId',
      'privacy',
      'archived_at as archivedAt',
      'deleted_at as deletedAt',
      'withheld_in as withheldIn',
    ])
    .where(ownedIn('id', ids))
    .execute()

/** All boards a member owns that are not deleted. */
export async function findOwnedBoardIds(db: Db, ownerId: MemberId): Promise<Id[]> {
  const rows = await db
    .selectFrom('boards')
    .select('id')
    .where(owned('owner_id', ownerId))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A deleted board as it is while it is locked. */
export type LockedDeletedBoard = LockedBoard & { readonly deletedAt: Date | null }

/** Locks a deleted board against whoever restores or removes it; undefined where there is none that is deleted. */
export async function lockDeletedBoard(tx: Tx, id: Id): Promise<[Held<'board'>, LockedDeletedBoard | undefined]> {
  const board = await tx
    .selectFrom('boards as board')
    .select(boardColumns)
    .select('board.deleted_at as deletedAt')
    .where(owned('id', id, 'board'))
    .where('board.deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return [hold(tx, 'board'), board]
}
