import type { BoardId, SectionId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import { compiled, compiledByIds, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { keptByIds } from '../../platform/db/kept/kept-by-ids.ts'
import { changing, counting } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './sections.tables.ts'

const sectionColumns = ['id', 'board_id as boardId', 'title', 'slug', 'pin_count as pinCount'] as const

const readSections = compiledByIds((db, ids) =>
  db.selectFrom('board_sections').select(sectionColumns).where(ownedIn('id', ids)),
)

/** The sections, by their ids. */
export const findSections = keptByIds(readSections, {
  most: 3000,
  hasCounts: true,
  // They go with their board.
  alsoOf: ({ boardId }) => [boardId],
})

export type SectionRow = Awaited<ReturnType<typeof findSections>>[number]

/** Those that were put somewhere first, then the others, oldest first; text of which no two sections have the same. */
const sortKey = sql<string>`((case when rank is null then '1' else '0' || rank end) || chr(1) || lpad(id::text, 19, '0')) collate "C"`

/** A page of a board's sections; `after` is the last sort key of the page before. */
export const findSectionsOfBoard = (db: Db, page: { boardId: BoardId; after: string | null; limit: number }) =>
  page.after === null
    ? findFirstSections(db, page.boardId, page.limit)
    : findSectionsAfter(db, page.boardId, page.limit, page.after)

const findFirstSections = compiled((db, boardId: Given<BoardId>, limit: Given<number>) =>
  sectionsInOrder(db, boardId, limit),
)

const findSectionsAfter = compiled((db, boardId: Given<BoardId>, limit: Given<number>, after: Given<string>) =>
  sectionsInOrder(db, boardId, limit).where(sql<boolean>`${sortKey} > ${after.sql}`),
)

const sectionsInOrder = (db: Db, boardId: Given<BoardId>, limit: Given<number>) =>
  db
    .selectFrom('board_sections')
    .select(sectionColumns)
    .select(['rank', sortKey.as('sortKey')])
    .where(owned('board_id', boardId))
    .orderBy(sortKey)
    .limit(limit.sql)

const RANK_LENGTH = 6

/** Puts the board's sections in this order. Those that are not named stay as they are. */
export async function setSectionRanks(
  writer: Writer,
  boardId: BoardId,
  sectionIds: readonly SectionId[],
): Promise<void> {
  await sql`
    update board_sections as section set rank = lpad(place.number::text, ${RANK_LENGTH}::int, '0')
    from unnest(${[...sectionIds]}::bigint[]) with ordinality as place (section_id, number)
    where ${owned('board_id', boardId, 'section')} and section.id = place.section_id`.execute(
    changing(writer, [boardId]),
  )
}

export async function findSectionIdBySlug(db: Db, boardId: BoardId, slug: string): Promise<Id | null> {
  const row = await db
    .selectFrom('board_sections')
    .select('id')
    .where(owned('board_id', boardId))
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.id ?? null
}

export const findRivalSections = (db: Db, boardId: BoardId, title: string, slug: string) =>
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
  writer: Writer,
  section: { id: Id; boardId: BoardId; title: string; slug: string; rank?: string | null },
) =>
  writer
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
export const insertSections = (
  writer: Writer,
  sections: readonly { id: Id; boardId: BoardId; title: string; slug: string }[],
) =>
  sql`
    insert into board_sections (bucket, id, board_id, title, slug)
    select * from unnest(
      ${sections.map(({ id }) => bucketOf(id))}::smallint[], ${sections.map(({ id }) => id)}::bigint[],
      ${sections.map(({ boardId }) => boardId)}::bigint[], ${sections.map(({ title }) => title)}::text[],
      ${sections.map(({ slug }) => slug)}::text[]
    )
  `.execute(writer)

export const updateSectionRow = (
  writer: Writer,
  { id, boardId }: { id: Id; boardId: BoardId },
  changes: { title: string; slug: string },
) => changing(writer, [id, boardId]).updateTable('board_sections').set(changes).where(owned('id', id)).execute()

/** Adds to how many pins the sections have, in one statement; their boards are locked before. */
export const countPinsInSections = (writer: Writer, deltas: ReadonlyMap<Id, number>) =>
  sql`
    update board_sections as section set pin_count = section.pin_count + given.delta
    from unnest(${[...deltas.keys()].map(bucketOf)}::smallint[], ${[...deltas.keys()]}::bigint[], ${[...deltas.values()]}::integer[])
      as given (bucket, id, delta)
    where ${inBucketsOf([...deltas.keys()], 'section')} and section.bucket = given.bucket and section.id = given.id and given.delta <> 0
  `.execute(counting(writer, [...deltas.keys()]))

/** Deletes the section; answers whether it was there. */
export async function deleteSectionRow(writer: Writer, sectionId: SectionId): Promise<boolean> {
  const { numDeletedRows } = await changing(writer, [sectionId])
    .deleteFrom('board_sections')
    .where(owned('id', sectionId))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Adds to how many pins the section has. */
export const countPinInSection = (writer: Writer, id: Id, delta: number) =>
  counting(writer, [id])
    .updateTable('board_sections')
    .set({ pin_count: sql`pin_count + ${delta}` })
    .where(owned('id', id))
    .execute()
