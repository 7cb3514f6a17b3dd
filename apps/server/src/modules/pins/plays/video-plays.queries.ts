import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../pins.tables.ts'

/** How long the longest video of the pin is, in milliseconds; null where it has none. */
export async function findFilmLength(db: Db, pinId: PinId): Promise<number | null> {
  const row = await db
    .selectFrom('pin_media')
    .select((eb) => eb.fn.max('duration_ms').as('longest'))
    .where(owned('pin_id', pinId))
    .where('kind', '=', 'video')
    .executeTakeFirst()
  return row?.longest ?? null
}

/** Adds one play to the day's counts, `day` as `2026-11-21`; a pin that is gone by now is left out. */
export async function addVideoPlay(writer: LoneWriter, pinId: PinId, day: string, watched: number): Promise<void> {
  await sql`
    insert into video_plays (bucket, pin_id, day, play_count, watched_ms)
    select bucket, id, ${day}::date, 1, ${watched}::bigint from pins
    where ${owned('id', pinId)}
    on conflict (bucket, pin_id, day) do update
    set play_count = video_plays.play_count + 1, watched_ms = video_plays.watched_ms + excluded.watched_ms
  `.execute(writer)
}
