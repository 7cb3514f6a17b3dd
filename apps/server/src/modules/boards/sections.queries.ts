import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './boards.tables.ts'

const sectionColumns = ['id', 'board_id as boardId', 'title', 'slug', 'pin_count as pinCount'] as const

export const findSections = compiledByIds((db, ids) =>
  db.selectFrom('board_sections').select(sectionColumns).where(ownedIn('id', ids)),
)

export type SectionRow = Awaited<ReturnType<typeof findSections>>[number]

export const findSectionsOfBoard = (db: Db, page: { boardId: Id; after: Id | null; limit: number }) =>
  db
    .selectFrom('board_sections')
    .select(sectionColumns)
    .where(owned('board_id', page.boardId))
    .$if(page.after !== null, (query) => query.where('id', '>', page.after ?? '0'))
    .orderBy('id')
    .limit(page.limit)
    .execute()

export async function findSectionIdBySlug(db: Db, boardId: Id, slug: string): Promise<Id | null> {
  const row = await db
    .selectFrom('board_sections')
    .select('id')
    .where(owned('board_id', boardId))
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.id ?? null
}

export const findRivalSections = (db: Db, boardId: Id, title: string, slug: string) =>
  db
    .selectFrom('board_sections')
    .select(['id', 'title', 'slug'])
    .where(owned('board_id', boardId))
    .where((eb) =>
      eb.or([
        eb(sql`lower(title)`, '=', title.toLowerCase()),
        eb('slug', '=', slug),
        eb(sql`starts_with(slug, ${`${slug}-`})`, '=', true),
      ]),
    )
    .execute()

export const insertSection = (tx: Tx, section: { id: Id; boardId: Id; title: string; slug: string }) =>
  tx
    .insertInto('board_sections')
    .values({
      bucket: bucketOf(section.id),
      id: section.id,
      board_id: section.boardId,
      title: section.title,
      slug: section.slug,
      rank: null,
    })
    .execute()

export const updateSectionRow = (tx: Tx, id: Id, changes: { title: string; slug: string }) =>
  tx.updateTable('board_sections').set(changes).where(owned('id', id)).execute()

export const deleteSectionRow = (tx: Tx, id: Id) => tx.deleteFrom('board_sections').where(owned('id', id)).execute()

export const addToSectionPinCount = (tx: Tx, id: Id, delta: number) =>
  tx
    .updateTable('board_sections')
    .set({ pin_count: sql`pin_count + ${delta}` })
    .where(owned('id', id))
    .execute()
