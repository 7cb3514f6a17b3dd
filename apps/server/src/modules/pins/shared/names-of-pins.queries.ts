import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { bucketIn, inBucketsOf } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { noteRows } from '../../../platform/db/kept/noted-rows.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { countsForOthers } from './shared-pins.queries.ts'
import '../pins.tables.ts'

/** A text that a pin is found by and that is not the pin's own: its site, or the name of a board with its picture. */
export interface NameOfPin {
  readonly id: PinId
  readonly site: string | null
  readonly name: string | null
}

/** Who asks, and how many of the newest saves of each picture lend it the names of their boards. */
interface Asked {
  readonly viewerId: MemberId | null
  readonly mostSaves: number
}

const publicBoard = sql`board.deleted_at is null and board.archived_at is null and board.privacy = 'public'`

/** Whether neither of two has blocked the other; visitors block nobody. */
const isApart = (column: string, viewerId: MemberId | null) =>
  viewerId === null
    ? sql`true`
    : sql`not exists (select 1 from blocks
        where blocks.bucket = ${bucketOf(viewerId)} and blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${sql.ref(column)})
      and not exists (select 1 from blocked_by
        where blocked_by.bucket = ${bucketOf(viewerId)} and blocked_by.blocked_id = ${viewerId} and blocked_by.blocker_id = ${sql.ref(column)})`

/**
 * What pins are found by at this moment beside their own words, as the viewer may know it: their sites, the names of their own
 * boards, and those of public boards without a warning that others saved their pictures to. Nobody who is private or held
 * back lends a name, and nobody whom the viewer blocked or is blocked by. One statement.
 */
export async function findNamesOfPins(
  db: Db,
  pinIds: readonly PinId[],
  { viewerId, mostSaves }: Asked,
): Promise<NameOfPin[]> {
  const { rows } = await sql<NameOfPin & { rows: Id[] }>`
    with found as (
      select pins.id, pins.domain, pins.board_id, pins.aggregate_id from pins
      where ${inBucketsOf(pinIds, 'pins')} and pins.id = any(${[...pinIds]}::bigint[])
    )
    select id, domain as site, null as name, array[id]::text[] as rows from found where domain <> ''
    union all
    select found.id, null, board.name, array[found.id, board.id]::text[] from found
      join boards as board on board.bucket = ${bucketIn('found.board_id')} and board.id = found.board_id
      where ${publicBoard} and ${isApart('board.owner_id', viewerId)}
    union all
    select found.id, null, board.name, array[pin.id, pin.pinner_id, board.id, board.owner_id]::text[] from found
      cross join lateral (
        select pins.id, pins.pinner_id, pins.board_id from pins
        where pins.aggregate_id = found.aggregate_id and pins.is_public and pins.has_public_picture
          and pins.board_id is not null and ${countsForOthers}
        order by pins.id desc limit ${mostSaves}
      ) as pin
      join boards as board on board.bucket = ${bucketIn('pin.board_id')} and board.id = pin.board_id
      join members as owner on owner.bucket = ${bucketIn('board.owner_id')} and owner.id = board.owner_id
      join members as pinner on pinner.bucket = ${bucketIn('pin.pinner_id')} and pinner.id = pin.pinner_id
      where ${publicBoard} and not board.is_sensitive_by_owner and not board.is_sensitive_by_employee
        and not (owner.is_held_back or owner.is_private or pinner.is_private)
        and owner.deactivated_at is null and pinner.deactivated_at is null
        and ${isApart('board.owner_id', viewerId)} and ${isApart('pin.pinner_id', viewerId)}
  `.execute(db)
  // Whoever keeps what is made of this forgets it when one of them changes.
  noteRows(rows.flatMap((row) => row.rows))
  return rows
}
