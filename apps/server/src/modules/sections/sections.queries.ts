import { sql } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './sections.tables.ts'

const sectionColumns = ['id', 'board_id as boardId', 'title', 'slug', 'pin_count as pinCount'] as const

/** The sections, by their ids. */
export const findSections = compiledByIds((db, ids) =>
  db.selectFrom('board_sections').select(sectionColumns).where(ownedIn('id', ids)),
)

export type SectionRow = Awaited<ReturnType<typeof findSections>>[number]

/** Those that were put somewhere first, then the others, oldest first; text of which no two sections have the same. */
const sortKey = sql<string>`((case when rank is null then '1' else '0' || rank end) || chr(1) || lpad(id::text, 19, '0')) collate "C"`

/** A page of a board's sections; `after` is the last sort key of the page before. */
export const findSectionsOfBoard = (db: Db, page: { boardId: Id; after: string | null; limit: number }) =>
  db
    .selectFrom('board_sections')
    .select(sectionColumns)
    .select(['rank', sortKey.as('sortKey')])
    .where(owned('board_id', page.boardId))
    .$if(page.after !== null, (query) => query.where(sql<boolean>`${sortKey} > ${page.after}`))
    .orderBy(sortKey)
    .limit(page.limit)
    .execute()

const RANK_LENGTH = 6

/** Puts the board's sections in this order. Those that are not named stay as they are. */
export async function setSectionRanks(tx: Tx, boardId: Id, sectionIds: readonly Id[]): Promise<void> {
  await sql`
    update board_sections as section set rank = lpad(place.number::text, ${RANK_LENGTH}::int, '0')
    from unnest(${[...sectionIds]}::bigint[]) with ordinality as place (section_id, number)
    where ${owned('board_id', boardId, 'section')} and section.id = place.section_id`.execute(tx)
}

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

export const insertSection = (
  tx: Tx,
  section: { id: Id; boardId: Id; title: string; slug: string; rank?: string | null },
) =>
  tx
    .insertInto('board_sections')
    .values({
      bucket: bucketOf(section.id),
      id: section.id,
      board_id: section.boardId,
      title: section.title,
      slug: section.slug,
      rank: section.rank ?? null,
    })
    .execute()

/** New sections that nobody put anywhere yet, in one statement. */
export const insertSections = (tx: Tx, sections: readonly { id: Id; boardId: Id; title: string; slug: string }[]) =>
  sql`
    insert into board_sections (bucket, id, board_id, title, slug)
    select * from unnest(
      ${sections.map(({ id }) => bucketOf(id))}::smallint[], ${sections.map(({ id }) => id)}::bigint[],
      ${sections.map(({ boardId }) => boardId)}::bigint[], ${sections.map(({ title }) => title)}::text[],
      ${sections.map(({ slug }) => slug)}::text[]
    )
  `.execute(tx)

export const updateSectionRow = (tx: Tx, id: Id, changes: { title: string; slug: string }) =>
  tx.updateTable('board_sections').set(changes).where(owned('id', id)).execute()

/** Adds to how many pins the sections have, in one statement; their boards are locked before. */
export const countPinsInSections = (tx: Tx, deltas: ReadonlyMap<Id, number>) =>
  sql`
    update board_sections as section set pin_count = section.pin_count + given.delta
    from unnest(${[...deltas.keys()].map(bucketOf)}::smallint[], ${[...deltas.keys()]}::bigint[], ${[...deltas.values()]}::integer[])
      as given (bucket, id, delta)
    where section.bucket = given.bucket and section.id = given.id and given.delta <> 0
  `.execute(tx)

/** Deletes the section; answers whether it was there. */
export async function deleteSectionRow(tx: Tx, sectionId: Id): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('board_sections').where(owned('id', sectionId)).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Adds to how many pins the section has. */
export const countPinInSection = (tx: Tx, id: Id, delta: number) =>
  tx
    .updateTable('board_sections')
    .set({ pin_count: sql`pin_count + ${delta}` })
    .where(owned('id', id))
    .execute()
