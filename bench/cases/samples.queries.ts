import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { Id } from '../../apps/server/src/platform/ids/ids.ts'

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows

/** Pins that everybody may see, drawn evenly. */
export const samplePins = (db: Db, limit: number) =>
  rowsOf(
    db,
    sql<{ id: Id }>`select id from pins where is_public and has_public_picture order by random() limit ${limit}`,
  )

/** Public boards of public profiles with at least so many pins, drawn evenly; the wall is none of them. */
export const sampleBoards = (db: Db, fewestPins: number, limit: number) =>
  rowsOf(
    db,
    sql<{ id: Id; username: string; slug: string; pinCount: number }>`
      select board.id, member.username, board.slug, board.pin_count as "pinCount"
      from boards as board join members as member on member.bucket = board.bucket and member.id = board.owner_id
      where board.privacy = 'public' and not member.is_private and board.pin_count >= ${fewestPins}
        and board.id <> (select id from boards order by pin_count desc limit 1)
      order by random() limit ${limit}`,
  )

/** The board to scroll: the largest. */
export async function findWall(db: Db) {
  const [wall] = await rowsOf(
    db,
    sql<{ id: Id; ownerId: Id; username: string; slug: string; pins: number }>`
      select board.id, board.owner_id as "ownerId", member.username, board.slug, board.pin_count as pins
      from boards as board join members as member on member.bucket = board.bucket and member.id = board.owner_id
      where board.privacy = 'public' order by board.pin_count desc limit 1`,
  )
  if (!wall) throw new Error('the data set has no boards')
  return { ...wall, path: `/${wall.username}/${wall.slug}/` }
}

/** Some pins of a board, the newest first. */
export const findPinsOf = (db: Db, boardId: Id, limit: number) =>
  rowsOf(db, sql<{ id: Id }>`select id from pins where board_id = ${boardId} order by id desc limit ${limit}`)

/** Public profiles with a full page of public boards. */
export const sampleProfiles = (db: Db, fewestBoards: number, limit: number) =>
  rowsOf(
    db,
    sql<{ username: string }>`
      select username from members where not is_private and board_count >= ${fewestBoards}
      order by random() limit ${limit}`,
  )

/** Members who save to a public board of their own. */
export const sampleSavers = (db: Db, limit: number) =>
  rowsOf(
    db,
    sql<{ id: Id; boardIds: Id[] }>`
      select member.id, array_agg(board.id::text) as "boardIds"
      from members as member join boards as board on board.bucket = member.bucket and board.owner_id = member.id
      where board.privacy = 'public' and not member.is_private
      group by member.id order by random() limit ${limit}`,
  )
