import { type Insertable, sql, type Updateable } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './boards.tables.ts'

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
  'board.archived_at as archivedAt',
  'board.created_at as createdAt',
] as const

/** The boards, deleted ones left out, each with what the viewer is to it. */
export const findBoards = (db: Db, ids: readonly Id[], viewerId: Id | null) =>
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
            .where('member.member_id', '=', viewerId ?? '0'),
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
            .where('invite.invited_id', '=', viewerId ?? '0'),
        )
        .as('isInvited'),
    ])
    .where(ownedIn('id', ids, 'board'))
    .where('board.deleted_at', 'is', null)
    .execute()

/** A board with what the viewer is to it. */
export type BoardRow = Awaited<ReturnType<typeof findBoards>>[number]

/** Locks the board against other writers of its row. */
export const lockBoard = (tx: Tx, id: Id) =>
  tx
    .selectFrom('boards as board')
    .select(boardColumns)
    .where(owned('id', id, 'board'))
    .where('board.deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedBoard = NonNullable<Awaited<ReturnType<typeof lockBoard>>>

export async function findBoardIdBySlug(db: Db, ownerId: Id, slug: string): Promise<Id | null> {
  const row = await db
    .selectFrom('boards')
    .select('id')
    .where(owned('owner_id', ownerId))
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Names and slugs of the owner's boards that could clash with a new one. */
export const findRivalBoards = (db: Db, ownerId: Id, name: string, slug: string) =>
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

export const insertBoard = (tx: Tx, board: Omit<Insertable<Tables['boards']>, 'bucket'>) =>
  tx
    .insertInto('boards')
    .values({ ...board, bucket: bucketOf(board.id) })
    .execute()

export const updateBoardRow = (tx: Tx, id: Id, changes: Updateable<Tables['boards']>) =>
  tx.updateTable('boards').set(changes).where(owned('id', id)).execute()

type BoardCounter = 'pin_count' | 'section_count' | 'follower_count' | 'collaborator_count'

/** Adds to a counter of the board. */
export const addToBoardCounter = (tx: Tx, id: Id, counter: BoardCounter, delta: number) =>
  tx
    .updateTable('boards')
    .set({ [counter]: sql`${sql.ref(counter)} + ${delta}` })
    .where(owned('id', id))
    .execute()

/** Who may see what is on the boards; deleted ones are among them. */
export const findBoardSights = (db: Db, ids: readonly Id[]) =>
  db
    .selectFrom('boards')
    .select(['id', 'owner_id as ownerId', 'privacy', 'archived_at as archivedAt', 'deleted_at as deletedAt'])
    .where(ownedIn('id', ids))
    .execute()

/** All boards a member owns that are not deleted. */
export async function findOwnedBoardIds(db: Db, ownerId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('boards')
    .select('id')
    .where(owned('owner_id', ownerId))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
