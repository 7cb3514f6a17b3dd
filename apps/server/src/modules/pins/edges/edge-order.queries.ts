import type { BoardId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, inBucketsOf, owned } from '../../../platform/db/by-bucket.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'

interface PlacedEdge {
  readonly pinId: PinId
  readonly edgeId: Id
}

/** Where the pins stand on the board; those that are not on it are left out. */
export const findEdgesOfPins = (tx: Tx, boardId: BoardId, pinIds: readonly PinId[]): Promise<PlacedEdge[]> =>
  tx
    .selectFrom('board_pins')
    .select(['pin_id as pinId', 'edge_id as edgeId'])
    .where(owned('board_id', boardId))
    .where(among('pin_id', pinIds))
    .execute()

/** The next pins below a place of the board, in the order they are shown, without those that are named. */
export const findEdgesBelow = (
  tx: Tx,
  boardId: BoardId,
  page: { below: Id; withoutPinIds: readonly PinId[]; limit: number },
): Promise<PlacedEdge[]> =>
  tx
    .selectFrom('board_pins')
    .select(['pin_id as pinId', 'edge_id as edgeId'])
    .where(owned('board_id', boardId))
    .where('edge_id', '<', page.below)
    .where(sql<boolean>`not ${among('pin_id', page.withoutPinIds)}`)
    .orderBy('edge_id', 'desc')
    .limit(page.limit)
    .execute()

/** Gives pins of a locked board other places on it, in the board's list and with the pins. */
export async function setEdges(writer: Writer, boardId: BoardId, edges: readonly PlacedEdge[]): Promise<void> {
  const edgeIds = edges.map(({ edgeId }) => edgeId)
  const pinIds = edges.map(({ pinId }) => pinId)
  await sql`
    update board_pins as edge set edge_id = place.edge_id
    from unnest(${pinIds}::bigint[], ${edgeIds}::bigint[]) as place (pin_id, edge_id)
    where ${owned('board_id', boardId, 'edge')} and edge.pin_id = place.pin_id`.execute(writer)
  await sql`
    update pins set edge_id = place.edge_id
    from unnest(${pinIds.map(bucketOf)}::smallint[], ${pinIds}::bigint[], ${edgeIds}::bigint[]) as place (bucket, id, edge_id)
    where ${inBucketsOf(pinIds, 'pins')} and pins.bucket = place.bucket and pins.id = place.id`.execute(
    changing(writer, [boardId, ...pinIds]),
  )
}
