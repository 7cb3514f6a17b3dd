import { sql } from 'kysely'
import { inBuckets } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOfKey, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import './looks.tables.ts'

/** A picture that everybody may see: its aggregate and the hash of its bytes. */
export interface PublicPicture {
  readonly id: Id
  readonly hash: string
}

/** What a picture looks like, as it is stored. */
export interface StoredLook {
  readonly vectors: Buffer
  readonly sketch: Buffer
}

/** Rows of one reading. */
const BATCH = 10_000

/** All pictures that everybody may see, read in pieces by the key of aggregates. */
export async function* publicPictures(db: Db): AsyncGenerator<readonly PublicPicture[]> {
  let after: { bucket: number; id: Id } = { bucket: -1, id: '0' }
  for (;;) {
    const rows = await findPublicPictures(db, after, BATCH)
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last
  }
}

async function findPublicPictures(db: Db, after: { bucket: number; id: Id }, limit: number) {
  const { rows } = await sql<PublicPicture & { bucket: number }>`
    select bucket, id, content_hash as hash from aggregates
    where (bucket, id) > (${after.bucket}, ${after.id}) and is_public
    order by bucket, id limit ${limit}
  `.execute(db)
  return rows
}

/** What pictures look like, by the hash of their bytes; without those that nobody looked at by this version. */
export const findVectors = (db: Db, contentHashes: readonly string[], version: number) =>
  findStored(db, 'vectors', contentHashes, version)

/** Sketches of pictures, by the hash of their bytes; without those that nobody sketched. */
export const findSketches = (db: Db, contentHashes: readonly string[], version: number) =>
  findStored(db, 'sketch', contentHashes, version)

async function findStored(
  db: Db,
  what: keyof StoredLook,
  contentHashes: readonly string[],
  version: number,
): Promise<Map<string, Buffer>> {
  const hashes = [...new Set(contentHashes)]
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<{ hash: string; bytes: Buffer }>`
    select content_hash as hash, ${sql.ref(what)} as bytes from picture_looks
    where ${inBuckets(sql`${hashes.map(bucketOfKey)}`)} and content_hash = any(${hashes}::text[]) and version = ${version}
      and ${sql.ref(what)} is not null
  `.execute(db)
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]))
}

/** Which of the pictures this version has looked at. */
export async function findLookedAt(
  db: Db,
  contentHashes: readonly string[],
  version: number,
): Promise<ReadonlySet<string>> {
  const hashes = [...new Set(contentHashes)]
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from picture_looks
    where ${inBuckets(sql`${hashes.map(bucketOfKey)}`)} and content_hash = any(${hashes}::text[]) and version = ${version}
  `.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** An older version that has looked at pictures at which a newer one did not yet; undefined where there is none. */
export async function findOlderStillNeeded(db: Db, newest: number): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from picture_looks as older
    where version < ${newest} and not exists (
      select 1 from picture_looks as newer
      where newer.bucket = older.bucket and newer.content_hash = older.content_hash and newer.version = ${newest}
    )
    limit 1
  `.execute(db)
  return rows[0]?.version
}

/** Pictures after one, by their key, that this version has not looked at, or not sketched. */
export async function findNotLookedAt(
  db: Db,
  after: { bucket: number; hash: string },
  version: number,
  limit: number,
): Promise<{ bucket: number; hash: string }[]> {
  const { rows } = await sql<{ bucket: number; hash: string }>`
    select bucket, content_hash as hash from pictures
    where (bucket, content_hash) > (${after.bucket}, ${after.hash}) and not exists (
      select 1 from picture_looks as look
      where look.bucket = pictures.bucket and look.content_hash = pictures.content_hash and look.version = ${version}
        and look.sketch is not null
    )
    order by bucket, content_hash limit ${limit}
  `.execute(db)
  return rows
}

/** Notes what a picture looks like. A second look says the same, or brings the sketch; a picture that is gone meanwhile has none. */
export async function insertLook(
  writer: LoneWriter,
  look: StoredLook & { readonly hash: string; readonly version: number; readonly now: Date },
): Promise<void> {
  const bucket = bucketOfKey(look.hash)
  await sql`
    insert into picture_looks as there (bucket, content_hash, version, vectors, sketch, created_at)
    select bucket, content_hash, ${look.version}::smallint, ${look.vectors}::bytea, ${look.sketch}::bytea,
      ${look.now}::timestamptz
    from pictures where bucket = ${bucket} and content_hash = ${look.hash}
    on conflict (bucket, content_hash, version) do update set sketch = excluded.sketch where there.sketch is null
  `.execute(writer)
}

/** Takes away what older versions said. */
export async function deleteLooksBefore(writer: LoneWriter, version: number): Promise<void> {
  await writer.deleteFrom('picture_looks').where('version', '<', version).execute()
}
