import { sql } from 'kysely'
import { among, owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './pins.tables.ts'

interface Edge {
  boardId: Id
  edgeId: Id
  pinId: Id
  pinnerId: Id
  sectionId: Id | null
}

export const insertEdge = (tx: Tx, edge: Edge) =>
  tx
    .insertInto('board_pins')
    .values({
      bucket: bucketOf(edge.boardId),
      board_id: edge.boardId,
      edge_id: edge.edgeId,
      pin_id: edge.pinId,
      pinner_id: edge.pinnerId,
      section_id: edge.sectionId,
      rank: null,
    })
    .execute()

export const deleteEdge = (tx: Tx, boardId: Id, edgeId: Id) =>
  tx.deleteFrom('board_pins').where(owned('board_id', boardId)).where('edge_id', '=', edgeId).execute()

export const setEdgeSection = (tx: Tx, boardId: Id, edgeId: Id, sectionId: Id | null) =>
  tx
    .updateTable('board_pins')
    .set({ section_id: sectionId })
    .where(owned('board_id', boardId))
    .where('edge_id', '=', edgeId)
    .execute()

interface EdgePage {
  after: Id | null
  limit: number
}

/** Newest additions first. One shard: the edges live in the board's bucket; an edge id is a complete cursor. */
export const findBoardEdges = (db: Db, page: EdgePage & { boardId: Id; isOutsideSections: boolean }) =>
  db
    .selectFrom('board_pins')
    .select(['edge_id as edgeId', 'pin_id as pinId'])
    .where(owned('board_id', page.boardId))
    .$if(page.isOutsideSections, (query) => query.where('section_id', 'is', null))
    .$if(page.after !== null, (query) => query.where('edge_id', '<', page.after ?? '0'))
    .orderBy('edge_id', 'desc')
    .limit(page.limit)
    .execute()

export const findSectionEdges = (db: Db, page: EdgePage & { sectionId: Id }) =>
  db
    .selectFrom('board_pins')
    .select(['edge_id as edgeId', 'pin_id as pinId'])
    .where(owned('section_id', page.sectionId))
    .$if(page.after !== null, (query) => query.where('edge_id', '<', page.after ?? '0'))
    .orderBy('edge_id', 'desc')
    .limit(page.limit)
    .execute()

/** The next pins of a board in the order they came, for work that walks all of them. */
export const findBoardPinIdsAfter = (db: Db, boardId: Id, afterEdgeId: Id, limit: number) =>
  db
    .selectFrom('board_pins')
    .select(['edge_id as edgeId', 'pin_id as pinId'])
    .where(owned('board_id', boardId))
    .where('edge_id', '>', afterEdgeId)
    .orderBy('edge_id')
    .limit(limit)
    .execute()

type Holder = 'board_id' | 'section_id'

/** The newest pins of each board or section, at most `limit` each, in one statement. */
export async function findNewestPinIdsOf(
  db: Db,
  holder: Holder,
  ids: readonly Id[],
  limit: number,
): Promise<{ holderId: Id; pinId: Id }[]> {
  const result = await sql<{ holderId: Id; pinId: Id }>`
    select wanted.id as "holderId", edge.pin_id as "pinId"
    from unnest(${ids.map(bucketOf)}::smallint[], ${[...ids]}::bigint[]) with ordinality as wanted (bucket, id, place)
    cross join lateral (
      select pin_id, edge_id from board_pins
      where board_pins.bucket = wanted.bucket and ${sql.ref(`board_pins.${holder}`)} = wanted.id
      order by edge_id desc limit ${limit}
    ) as edge
    order by wanted.place, edge.edge_id desc
  `.execute(db)
  return result.rows
}

/** Sets the section of the board's edges to these pins; answers which were on the board. */
export async function setSectionOfPins(
  tx: Tx,
  boardId: Id,
  sectionId: Id | null,
  pinIds: readonly Id[],
): Promise<Id[]> {
  const rows = await tx
    .updateTable('board_pins')
    .set({ section_id: sectionId })
    .where(owned('board_id', boardId))
    .where(among('pin_id', pinIds))
    .returning('pin_id as pinId')
    .execute()
  return rows.map(({ pinId }) => pinId)
}

export async function findPinIdsOfSection(tx: Tx, sectionId: Id): Promise<Id[]> {
  const rows = await tx
    .selectFrom('board_pins')
    .select('pin_id as pinId')
    .where(owned('section_id', sectionId))
    .execute()
  return rows.map(({ pinId }) => pinId)
}
