import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { Veil } from '../../media/index.ts'
import '../pins.tables.ts'

/**
 * The next pins, by id, that show the bytes: as their picture, by way of all aggregates of them, or as a page of their story.
 * They lie with whoever saved them, so all buckets are asked.
 */
export async function findPinsShowing(db: Db, contentHash: string, after: Id, limit: number): Promise<PinId[]> {
  const { rows } = await sql<{ id: PinId }>`
    select id from (
      select pins.id from aggregates join pins on pins.aggregate_id = aggregates.id
      where aggregates.content_hash = ${contentHash} and pins.id > ${after}
      union
      select pin_id as id from pin_media where content_hash = ${contentHash} and kind = 'image' and pin_id > ${after}
    ) as showing
    order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Puts the same veil before the pins' pictures. */
export const updatePinVeils = (writer: Writer, pinIds: readonly PinId[], veil: Veil) =>
  changing(writer, pinIds).updateTable('pins').set({ veil }).where(ownedIn('id', pinIds)).execute()

/**
 * For each of the bytes a pin that shows them: the first of the oldest upload that has any. What is saved everywhere is not
 * sorted for it.
 */
export async function findFirstPinsShowing(db: Db, contentHashes: readonly string[]): Promise<Map<string, PinId>> {
  const { rows } = await sql<{ hash: string; id: PinId }>`
    select wanted.hash, pin.id from unnest(${[...contentHashes]}::text[]) as wanted (hash)
    cross join lateral (
      (select first.id from (select id from aggregates where content_hash = wanted.hash order by id) as upload
       cross join lateral (select id from pins where aggregate_id = upload.id order by id limit 1) as first
       order by upload.id limit 1)
      union all
      (select pin_id from pin_media where content_hash = wanted.hash and kind = 'image' limit 1)
      limit 1
    ) as pin
  `.execute(db)
  return new Map(rows.map(({ hash, id }) => [hash, id]))
}
