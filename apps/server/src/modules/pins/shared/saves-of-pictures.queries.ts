import type { BoardId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import '../pins.tables.ts'

/** A pin that everybody may find, by the board that it is on. */
export interface Save {
  readonly pinId: PinId
  readonly boardId: BoardId | null
}

interface Wanted {
  readonly aggregateIds: readonly Id[]
  /** Older pins than this one. */
  readonly before: Id
  readonly limit: number
}

/** The newest pins of the pictures that are listed for everybody, wherever they are: so it reads no more than so many of each. */
export async function findNewestSaves(db: Db, { aggregateIds, before, limit }: Wanted): Promise<Save[]> {
  const { rows } = await sql<Save>`
    select pin.id::text as "pinId", pin.board_id::text as "boardId" from unnest(${[...aggregateIds]}::bigint[]) as wanted (id)
    cross join lateral (
      select id, board_id from pins
      where pins.aggregate_id = wanted.id and pins.is_public and pins.has_public_picture and pins.id < ${before}
      order by pins.id desc limit ${limit}
    ) as pin
    order by pin.id desc limit ${limit}
  `.execute(db)
  return rows
}
