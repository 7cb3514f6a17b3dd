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

/** How this version rated films at their worst; without those it has not seen. */
export async function findFilmScores(
  db: Db,
  films: readonly string[],
  version: number,
): Promise<Map<string, readonly number[]>> {
  if (films.length === 0) return new Map()
  const { rows } = await sql<{ hash: string; scores: number[] }>`
    select content_hash as hash, scores from film_ratings
    where ${inBuckets(sql`${films.map(bucketOfKey)}`)} and content_hash = any(${[...films]}::text[]) and version = ${version}
  `.execute(db)
  return new Map(rows.map(({ hash, scores }) => [hash, scores]))
}

/** Notes how a film was rated by what it shows; one that is gone meanwhile has no rating. */
export async function noteFilmRated(
  writer: LoneWriter,
  film: string,
  { version, scores, now }: { readonly version: number; readonly scores: readonly number[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into film_ratings (bucket, content_hash, version, scores, rated_at)
    select bucket, content_hash, ${version}::smallint, ${[...scores]}::real[], ${now}::timestamptz
    from videos where bucket = ${bucketOfKey(film)} and content_hash = ${film}
    on conflict (bucket, content_hash)
      do update set version = excluded.version, scores = excluded.scores, rated_at = excluded.rated_at
  `.execute(writer)
}
