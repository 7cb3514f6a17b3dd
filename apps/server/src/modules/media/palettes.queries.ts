import { sql } from 'kysely'
import { inBuckets } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOfKey } from '../../platform/ids/ids.ts'
import type { LoneWriter } from '../../platform/writing/writer.ts'
import './media.tables.ts'

/** The palettes of pictures, by content hash; without those that nobody looked for yet. */
export async function findPalettes(db: Db, contentHashes: readonly string[]): Promise<Map<string, readonly string[]>> {
  const hashes = [...new Set(contentHashes)]
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<{ contentHash: string; palette: string[] }>`
    select content_hash as "contentHash", palette from pictures
    where palette is not null and ${inBuckets(sql`${hashes.map(bucketOfKey)}`)} and content_hash = any(${hashes}::text[])
  `.execute(db)
  return new Map(rows.map(({ contentHash, palette }) => [contentHash, palette]))
}

/** The next pictures without a palette. */
export const findWithoutPalette = (db: Db, limit: number) =>
  db
    .selectFrom('pictures')
    .select(['content_hash as contentHash', 'placeholder'])
    .where('palette', 'is', null)
    .orderBy('bucket')
    .orderBy('content_hash')
    .limit(limit)
    .execute()

/** Notes palettes, where there is none yet. */
export async function savePalettes(
  writer: LoneWriter,
  palettes: readonly { readonly contentHash: string; readonly palette: readonly string[] }[],
): Promise<void> {
  const hashes = palettes.map(({ contentHash }) => contentHash)
  const buckets = hashes.map(bucketOfKey)
  await sql`
    update pictures set palette = array(select jsonb_array_elements_text(given.palette))
    from unnest(${buckets}::smallint[], ${hashes}::text[],
      ${palettes.map(({ palette }) => JSON.stringify(palette))}::jsonb[]) as given (bucket, content_hash, palette)
    where ${inBuckets(sql`${buckets}`, 'pictures')} and pictures.bucket = given.bucket
      and pictures.content_hash = given.content_hash and pictures.palette is null
  `.execute(writer)
}
