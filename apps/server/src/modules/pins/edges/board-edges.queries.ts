import type { BoardId, MemberId, PinId, SectionId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, inBucketsOf, owned, unnested } from '../../../platform/db/by-bucket.ts'
import { compiled, compiledWrite, type Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'

interface Edge {
  boardId: BoardId
  edgeId: Id
  pinId: PinId
  pinnerId: MemberId
  sectionId: SectionId | null
}

export const insertEdge = compiledWrite((writer, edge: Given<Edge>) =>
  writer.insertInto('board_pins').values({
    bucket: edge.as(({ boardId }) => bucketOf(boardId)).sql,
    board_id: edge.as(({ boardId }) => boardId).sql,
    edge_id: edge.as(({ edgeId }) => edgeId).sql,
    pin_id: edge.as(({ pinId }) => pinId).sql,
    pinner_id: edge.as(({ pinnerId }) => pinnerId).sql,
    section_id: edge.as(({ sectionId }) => sectionId).sql,
    rank: null,
  }),
)

/** Many edges in one statement. */
export const insertEdges = (writer: Writer, edges: readonly Edge[]) =>
  sql`
    insert into board_pins (bucket, board_id, edge_id, pin_id, pinner_id, section_id)
    select * from unnest(
      ${edges.map(({ boardId }) => bucketOf(boardId))}::smallint[], ${edges.map(({ boardId }) => boardId)}::bigint[],
      ${edges.map(({ edgeId }) => edgeId)}::bigint[], ${edges.map(({ pinId }) => pinId)}::bigint[],
      ${edges.map(({ pinnerId }) => pinnerId)}::bigint[], ${edges.map(({ sectionId }) => sectionId)}::bigint[]
    )
  `.execute(writer)

export const deleteEdges = (writer: Writer, edges: readonly Pick<Edge, 'boardId' | 'edgeId'>[]) =>
  sql`
    delete from board_pins using unnest(
      ${edges.map(({ boardId }) => bucketOf(boardId))}::smallint[], ${edges.map(({ boardId }) => boardId)}::bigint[],
      ${edges.map(({ edgeId }) => edgeId)}::bigint[]
    ) as gone (bucket, board_id, edge_id)
    where ${inBucketsOf(
      edges.map(({ boardId }) => boardId),
      'board_pins',
    )} and board_pins.bucket = gone.bucket
      and board_pins.board_id = gone.board_id and board_pins.edge_id = gone.edge_id
  `.execute(writer)

export const deleteEdge = (writer: Writer, boardId: BoardId, edgeId: Id) =>
  writer.deleteFrom('board_pins').where(owned('board_id', boardId)).where('edge_id', '=', edgeId).execute()

/** The next pins of a board in the order they came, for work that walks all of them. */
export const findBoardPinIdsAfter = (db: Db, boardId: BoardId, afterEdgeId: Id, limit: number) =>
  db
    .selectFrom('board_pins')
    .select(['edge_id as edgeId', 'pin_id as pinId', 'pinner_id as pinnerId'])
    .where(owned('board_id', boardId))
    .where('edge_id', '>', afterEdgeId)
    .orderBy('edge_id')
    .limit(limit)
    .execute()

type Holder = 'board_id' | 'section_id'

/** The newest pins of each board or section, at most `limit` each, in one statement. */
export const findNewestPinIdsOf = (db: Db, holder: Holder, ids: readonly Id[], limit: number) =>
  newestOf[holder](db, ids, limit)

const findNewestOf = (holder: Holder) =>
  compiled(
    (_db, ids: Given<readonly Id[]>, limit: Given<number>) => sql<{ holderId: Id; pinId: PinId }>`
      select wanted.id as "holderId", edge.pin_id as "pinId"
      from ${unnested(ids)} with ordinality as wanted (bucket, id, place)
      cross join lateral (
        select pin_id, edge_id from board_pins
        where board_pins.bucket = wanted.bucket and ${sql.ref(`board_pins.${holder}`)} = wanted.id
        order by edge_id desc limit ${limit.sql}
      ) as edge
      order by wanted.place, edge.edge_id desc
    `,
  )

const newestOf = {
  board_id: findNewestOf('board_id'),
  section_id: findNewestOf('section_id'),
} as const satisfies Record<Holder, unknown>

/** Sets the section of the board's edges to these pins; answers which were on the board. */
export async function setSectionOfPins(
  writer: Writer,
  boardId: BoardId,
  sectionId: SectionId | null,
  pinIds: readonly PinId[],
): Promise<Id[]> {
  const rows = await writer
    .updateTable('board_pins')
    .set({ section_id: sectionId })
    .where(owned('board_id', boardId))
    .where(among('pin_id', pinIds))
    .returning('pin_id as pinId')
    .execute()
  return rows.map(({ pinId }) => pinId)
}

/** All pins of a board, or of one section, or those outside of sections; all pinners' or one's. */
export interface PinSource {
  readonly boardId: BoardId
  /** Null: outside of sections; left out: anywhere on the board. */
  readonly sectionId?: SectionId | null
  readonly pinnerId?: MemberId
}

/** The condition that an edge is of the source. */
export const ofSource = ({ boardId, sectionId, pinnerId }: PinSource) => {
  const inSection =
    sectionId === undefined
      ? sql<boolean>`true`
      : sectionId === null
        ? sql<boolean>`section_id is null`
        : sql<boolean>`section_id = ${sectionId}`
  const ofPinner = pinnerId === undefined ? sql<boolean>`true` : sql<boolean>`pinner_id = ${pinnerId}`
  return sql<boolean>`${owned('board_id', boardId)} and ${inSection} and ${ofPinner}`
}

/** The first pins of the source in the order they came. */
export const findSourceEdges = (db: Db, source: PinSource, limit: number) =>
  db
    .selectFrom('board_pins')
    .select(['pin_id as pinId', 'section_id as sectionId'])
    .where(ofSource(source))
    .orderBy('edge_id')
    .limit(limit)
    .execute()
