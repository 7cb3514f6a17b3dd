import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { DataSource } from './member-data.ts'

const BATCH = 1000

/** A row with its key first. */
export type DataRow = Readonly<Record<string, unknown>>

/** All rows of the source that are the member's, a page at a time by key. */
export async function* rowsOf(db: Db, source: DataSource, memberId: Id): AsyncGenerator<DataRow[]> {
  let after = '-1'
  for (;;) {
    const columns = sql.join([source.key, ...source.columns].map((column) => sql.ref(column)))
    const { rows } = await sql<DataRow>`
      select ${columns} from ${sql.table(source.table)}
      where ${owned(source.owner, memberId)} and ${sql.ref(source.key)} > ${after}::bigint
      order by ${sql.ref(source.key)} limit ${BATCH}
    `.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    const last = rows.at(-1)?.[source.key]
    if (typeof last !== 'string') throw new Error(`${source.table} is read by an id`)
    after = last
  }
}

/** What the member wrote under pins, a page at a time. */
export async function* commentsOf(db: Db, memberId: Id): AsyncGenerator<DataRow[]> {
  let after = '-1'
  for (;;) {
    const written = await db
      .selectFrom('authored_comments')
      .select('comment_id as id')
      .where(owned('member_id', memberId))
      .where('comment_id', '>', after)
      .orderBy('comment_id')
      .limit(BATCH)
      .execute()
    const ids = written.map(({ id }) => id)
    if (ids.length > 0) {
      yield await db
        .selectFrom('comments')
        .select(['id', 'pin_id', 'parent_id', 'text', 'created_at'])
        .where(ownedIn('id', ids))
        .orderBy('id')
        .execute()
    }
    if (ids.length < BATCH) return
    after = ids.at(-1) ?? after
  }
}

/** Sections of the member's boards; they live with them. */
export const sectionsOf = (db: Db, boardIds: readonly Id[]): Promise<DataRow[]> =>
  db
    .selectFrom('board_sections')
    .select(['id', 'board_id', 'title', 'pin_count'])
    .where(ownedIn('board_id', boardIds))
    .orderBy('id')
    .execute()

/** The pages and the further pictures of stories, and the videos of pins. */
export async function partsOf(db: Db, pinIds: readonly Id[]) {
  const [pages, media] = await Promise.all([
    db
      .selectFrom('pin_pages')
      .select(['pin_id', 'position', 'blocks', 'layout'])
      .where(ownedIn('pin_id', pinIds))
      .orderBy('pin_id')
      .orderBy('position')
      .execute(),
    db
      .selectFrom('pin_media')
      .select(['pin_id', 'position', 'kind', 'content_hash', 'extension'])
      .where(ownedIn('pin_id', pinIds))
      .orderBy('pin_id')
      .orderBy('position')
      .execute(),
  ])
  return { pages, media }
}
