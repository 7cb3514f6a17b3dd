import type { BoardId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { bucketIn, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../../pins/index.ts'

/** The pins of a board, by their keys. */
const onBoard = (boardId: BoardId) => sql`
  select ${bucketIn('edge.pin_id')}, edge.pin_id from board_pins as edge
  where edge.bucket = ${bucketOf(boardId)} and edge.board_id = ${boardId}`

/** Who has pins on the board. */
export async function findPinnersOn(tx: Tx, boardId: BoardId): Promise<Id[]> {
  const rows = await tx
    .selectFrom('board_pins')
    .select('pinner_id as id')
    .distinct()
    .where(owned('board_id', boardId))
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks all pins of the board, in (bucket, id) order; answers how many of each pinner's count as public. */
export async function lockPinsOn(
  tx: Tx,
  boardId: BoardId,
): Promise<{ pinnerId: MemberId; pins: number; created: number; stories: number }[]> {
  const { rows } = await sql<{ pinnerId: MemberId; pins: number; created: number; stories: number }>`
    with locked as materialized (
      select pinner_id, is_public, is_created, kind from pins
      where (bucket, id) in (${onBoard(boardId)}) order by bucket, id for update
    )
    select pinner_id as "pinnerId", count(*)::int as pins, (count(*) filter (where is_created))::int as created,
      (count(*) filter (where is_created and kind = 'story'))::int as stories
    from locked where is_public group by pinner_id
  `.execute(tx)
  return rows
}

/** Locks the aggregates that pins of the board share with others, in (bucket, id) order. */
export const lockSharedAggregatesOn = (tx: Tx, boardId: BoardId) =>
  sql`
    with locked as materialized (
      select id from aggregates where save_count > 0 and (bucket, id) in (
        select ${bucketIn('aggregate_id')}, aggregate_id from pins where (bucket, id) in (${onBoard(boardId)})
      ) order by bucket, id for update
    )
    select count(*) from locked
  `.execute(tx)

/** No pin of the board is public any more, nor is its picture. */
export async function hidePinsOn(writer: Writer, boardId: BoardId): Promise<void> {
  const { rows } = await sql<{ id: PinId }>`
    update pins set is_public = false, has_public_picture = false
    where (is_public or has_public_picture) and (bucket, id) in (${onBoard(boardId)})
    returning id
  `.execute(writer)
  changing(
    writer,
    rows.map(({ id }) => id),
  )
}

/** A hidden pin whose aggregate is still public. */
export interface OpenPin {
  readonly id: Id
  readonly kind: 'picture' | 'video' | 'story'
  readonly signature: string
  /** Everybody may still see the picture: it is a public pin's, too. */
  readonly isPictureOfPublic: boolean
}

/** Those of the pins that are hidden while their aggregates are public. */
export async function findOpenPins(tx: Tx, pinIds: readonly PinId[]): Promise<OpenPin[]> {
  const { rows } = await sql<OpenPin>`
    select pins.id, pins.kind, pins.signature, exists (
      select from pins as other where other.aggregate_id = pins.aggregate_id and other.has_public_picture
    ) as "isPictureOfPublic"
    from pins
    join aggregates on aggregates.bucket = ${bucketIn('pins.aggregate_id')} and aggregates.id = pins.aggregate_id
    where ${ownedIn('id', pinIds, 'pins')} and not pins.has_public_picture and aggregates.is_public
  `.execute(tx)
  return rows
}
