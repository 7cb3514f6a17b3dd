import { sql } from 'kysely'
import { inBuckets } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOfKey } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './ratings.tables.ts'

/** Films after one, by their key, whose pictures this version has not seen. */
export async function findFilmsNotRated(
  db: Db,
  after: { readonly bucket: number; readonly hash: string },
  version: number,
  limit: number,
): Promise<{ bucket: number; hash: string }[]> {
  const { rows } = await sql<{ bucket: number; hash: string }>`
    select bucket, content_hash as hash from videos
    where (bucket, content_hash) > (${after.bucket}, ${after.hash}) and has_ladder and not exists (
      select 1 from film_ratings as rating
      where rating.bucket = videos.bucket and rating.content_hash = videos.content_hash and rating.version = ${version}
    )
    order by bucket, content_hash limit ${limit}
  `.execute(db)
  return rows
}

/** Notes that films were rated by what they show; one that is gone meanwhile has no rating. */
export async function noteFilmsRated(
  writer: LoneWriter,
  films: readonly string[],
  version: number,
  now: Date,
): Promise<void> {
  if (films.length === 0) return
  await sql`
    insert into film_ratings (bucket, content_hash, version, rated_at)
    select bucket, content_hash, ${version}::smallint, ${now}::timestamptz
    from videos where ${inBuckets(sql`${films.map(bucketOfKey)}`)} and content_hash = any(${[...films]}::text[])
    on conflict (bucket, content_hash) do update set version = excluded.version, rated_at = excluded.rated_at
  `.execute(writer)
}
