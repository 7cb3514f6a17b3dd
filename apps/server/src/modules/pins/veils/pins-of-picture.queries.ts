import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
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

/** Whether a pin that plays the film waits for employees. Films lie with whoever saved them, so all buckets are asked. */
export async function isHeldFilm(db: Db, contentHash: string): Promise<boolean> {
  const { rows } = await sql`
    select pins.veil from pin_media as film join pins on pins.bucket = film.bucket and pins.id = film.pin_id
    where film.content_hash = ${contentHash} and film.kind = 'video' and pins.veil = 'held' limit 1
  `.execute(db)
  return rows.length > 0
}

/** Whether the member made a pin that shows or plays the bytes, and not only saved one. */
export async function hasMade(db: Db, memberId: MemberId, contentHash: string): Promise<boolean> {
  const { rows } = await sql`
    select from pins
    where ${owned('pinner_id', memberId)} and content_hash = ${contentHash} and is_created
    union all
    select from pins join pin_media as medium on medium.bucket = pins.bucket and medium.pin_id = pins.id
    where ${owned('pinner_id', memberId, 'pins')} and pins.is_created and pins.kind <> 'picture'
      and medium.content_hash = ${contentHash}
    limit 1
  `.execute(db)
  return rows.length > 0
}

/** Films with pictures of their own on pins that show the bytes as their cover, by the films' bytes. */
export async function findFilmsUnder(db: Db, coverHash: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct film.content_hash as hash from aggregates
    join pins on pins.aggregate_id = aggregates.id and pins.kind <> 'picture'
    join pin_media as film on film.bucket = pins.bucket and film.pin_id = pins.id
    where aggregates.content_hash = ${coverHash} and film.kind = 'video' and film.has_ladder
    order by hash limit ${limit}
  `.execute(db)
  return rows.map(({ hash }) => hash)
}

/** The covers of pins that play the film, stories among them. */
export async function findCoversOfFilm(db: Db, filmHash: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select distinct pins.content_hash as hash from pin_media as film
    join pins on pins.bucket = film.bucket and pins.id = film.pin_id
    where film.content_hash = ${filmHash} and film.kind = 'video'
    order by hash limit ${limit}
  `.execute(db)
  return rows.map(({ hash }) => hash)
}
