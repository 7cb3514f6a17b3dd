import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBuckets, inBucketsOf } from '../../platform/db/by-bucket.ts'
import { compiled, type Given } from '../../platform/db/compiled.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, bucketOfKey, bucketOfSignature } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import type { Veil } from './pictures/veil.ts'
import { freeBytes } from './storage-use.queries.ts'
import './media.tables.ts'

/** What is known of a picture beside its bytes. */
export interface PictureFacts {
  contentHash: string
  width: number
  height: number
  extension: string
  isAnimated: boolean
  dominantColor: string
  placeholder: string
  veil: Veil
}

/** Equal bytes are one picture; a second upload of them changes nothing. */
export const insertPicture = (
  writer: Writer,
  picture: Omit<PictureFacts, 'veil'> & { look: string; palette: readonly string[] },
  now: Date,
) =>
  writer
    .insertInto('pictures')
    .values({
      bucket: bucketOfKey(picture.contentHash),
      content_hash: picture.contentHash,
      width: picture.width,
      height: picture.height,
      extension: picture.extension,
      is_animated: picture.isAnimated,
      dominant_color: picture.dominantColor,
      placeholder: picture.placeholder,
      look: Buffer.from(picture.look, 'base64'),
      palette: [...picture.palette],
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findPicture = (db: Db, contentHash: string): Promise<PictureFacts | undefined> =>
  db
    .selectFrom('pictures')
    .select([
      'content_hash as contentHash',
      'width',
      'height',
      'extension',
      'is_animated as isAnimated',
      'dominant_color as dominantColor',
      'placeholder',
      'veil',
    ])
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .executeTakeFirst()

/** How pictures look, by content hash; without those from before looks were kept. */
export async function findLooks(db: Db, contentHashes: readonly string[]): Promise<Map<string, Uint8Array>> {
  const hashes = [...new Set(contentHashes)]
  const { rows } = await sql<{ contentHash: string; look: Buffer }>`
    select content_hash as "contentHash", look from pictures
    where look is not null and ${inBuckets(sql`${hashes.map(bucketOfKey)}`)} and content_hash = any(${hashes}::text[])
  `.execute(db)
  return new Map(rows.map(({ contentHash, look }) => [contentHash, look]))
}

/** What stands before pictures, by content hash; bytes that are gone have no veil. */
export async function findVeils(db: Db, contentHashes: readonly string[]): Promise<Map<string, Veil>> {
  const hashes = [...new Set(contentHashes)]
  const { rows } = await sql<{ contentHash: string; veil: Veil }>`
    select content_hash as "contentHash", veil from pictures
    where ${inBuckets(sql`${hashes.map(bucketOfKey)}`)} and content_hash = any(${hashes}::text[])
  `.execute(db)
  return new Map(rows.map(({ contentHash, veil }) => [contentHash, veil]))
}

/** Whether employees have yet to look at a picture. */
export const isHeldPicture = async (db: Db, contentHash: string): Promise<boolean> =>
  (await findHeld(db, contentHash)).length > 0

const findHeld = compiled((db, contentHash: Given<string>) =>
  db
    .selectFrom('pictures')
    .select('veil')
    .where('bucket', '=', contentHash.as(bucketOfKey).sql)
    .where('content_hash', '=', contentHash.sql)
    .where('veil', '=', 'held'),
)

/** What is shown in the place of those of the pictures that have a veil, by content hash. */
export async function findVeiled(
  db: Db,
  contentHashes: readonly string[],
): Promise<Map<string, Pick<PictureFacts, 'dominantColor' | 'placeholder' | 'veil'>>> {
  const hashes = [...new Set(contentHashes)]
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<Pick<PictureFacts, 'contentHash' | 'dominantColor' | 'placeholder' | 'veil'>>`
    select content_hash as "contentHash", dominant_color as "dominantColor", placeholder, veil from pictures
    where ${inBuckets(sql`${hashes.map(bucketOfKey)}`)} and content_hash = any(${hashes}::text[]) and veil <> ''
  `.execute(db)
  return new Map(rows.map((row) => [row.contentHash, row]))
}

/** Puts a veil before a picture, or takes it away; pins have copies of their own. */
export const updateVeil = (writer: Writer, contentHash: string, veil: Veil) =>
  writer
    .updateTable('pictures')
    .set({ veil })
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .execute()

export const findSignature = (db: Db, signature: string) =>
  db
    .selectFrom('picture_signatures')
    .select([
      'content_hash as contentHash',
      'extension',
      'is_public as isPublic',
      'pin_id as pinId',
      'owner_id as ownerId',
    ])
    .where('bucket', '=', bucketOfSignature(signature))
    .where('signature', '=', signature)
    .executeTakeFirst()

/** A picture's address and who it answers. */
export interface SignatureRow {
  signature: string
  contentHash: string
  extension: string
  isPublic: boolean
  pinId: PinId | null
  ownerId: MemberId
}

/** Writes addresses; one that exists gets its new audience. */
export async function upsertSignatures(writer: Writer, rows: readonly SignatureRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await writer
    .insertInto('picture_signatures')
    .values(
      rows.map((row) => ({
        bucket: bucketOfSignature(row.signature),
        signature: row.signature,
        content_hash: row.contentHash,
        extension: row.extension,
        is_public: row.isPublic,
        pin_id: row.pinId,
        owner_id: row.ownerId,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'signature'])
        .doUpdateSet({ is_public: (eb) => eb.ref('excluded.is_public'), pin_id: (eb) => eb.ref('excluded.pin_id') }),
    )
    .execute()
}

/** Public addresses answer only those any more who may see the pin. */
export async function closeSignatures(
  writer: Writer,
  rows: readonly { signature: string; pinId: PinId }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update picture_signatures as address set is_public = false, pin_id = given.pin_id
    from unnest(
      ${rows.map(({ signature }) => bucketOfSignature(signature))}::smallint[],
      ${rows.map(({ signature }) => signature)}::text[], ${rows.map(({ pinId }) => pinId)}::bigint[]
    ) as given (bucket, signature, pin_id)
    where ${inBuckets(sql`${rows.map(({ signature }) => bucketOfSignature(signature))}`, 'address')}
      and address.bucket = given.bucket and address.signature = given.signature
  `.execute(writer)
}

/**
 * Takes addresses away. Where a member has no address of the same bytes any more, their uploads of them take no storage
 * any more; so where one address takes the place of another, it is written first.
 */
export async function deleteSignatures(writer: Writer, signatures: readonly string[]): Promise<void> {
  if (signatures.length === 0) return
  const gone = await writer
    .deleteFrom('picture_signatures')
    .where(inBuckets(sql`${signatures.map(bucketOfSignature)}`))
    .where(sql<boolean>`signature = any(${[...signatures]}::text[])`)
    .returning(['owner_id as ownerId', 'content_hash as contentHash'])
    .execute()
  if (gone.length === 0) return
  const ended = await endUploadsOf(writer, await withoutAddress(writer, gone))
  await freeBytes(writer, ended)
}

/** Bytes that a member stores. */
interface OwnBytes {
  readonly ownerId: MemberId
  readonly contentHash: string
}

/** Those that no address of the member's leads to. An address lies by its signature, so all buckets are asked. */
async function withoutAddress(db: Db, wanted: readonly OwnBytes[]): Promise<readonly OwnBytes[]> {
  const { rows } = await sql<OwnBytes>`
    select distinct gone.owner_id as "ownerId", gone.content_hash as "contentHash"
    from unnest(${wanted.map(({ ownerId }) => ownerId)}::bigint[], ${wanted.map(({ contentHash }) => contentHash)}::text[])
      as gone (owner_id, content_hash)
    where not exists (
      select 1 from picture_signatures as other
      where other.content_hash = gone.content_hash and other.owner_id = gone.owner_id
    )`.execute(db)
  return rows
}

/** Takes the members' used uploads of the bytes away. */
async function endUploadsOf(writer: Writer, bytes: readonly OwnBytes[]) {
  if (bytes.length === 0) return []
  const ownerIds = bytes.map(({ ownerId }) => ownerId)
  const { rows } = await sql<{ memberId: MemberId; bytes: string }>`
    delete from uploads
    using unnest(${ownerIds.map(bucketOf)}::smallint[], ${ownerIds}::bigint[], ${bytes.map(({ contentHash }) => contentHash)}::text[])
      as last (bucket, owner_id, content_hash)
    where ${inBucketsOf(ownerIds, 'uploads')} and uploads.bucket = last.bucket and uploads.member_id = last.owner_id
      and uploads.content_hash = last.content_hash and uploads.used_at is not null
    returning uploads.member_id as "memberId", uploads.byte_size as bytes`.execute(writer)
  return rows
}
