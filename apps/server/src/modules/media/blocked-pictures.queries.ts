import { sql } from 'kysely'
import { inBuckets } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOfKey, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './media.tables.ts'

/**
 * Whether moderators decided that nobody may bring these bytes in. The one place that uploads of all kinds ask. Near copies come in,
 * and are held for review once somebody looked at them (`modules/ratings`).
 */
export async function isBlockedPicture(db: Db, contentHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_pictures')
    .select('decision_id')
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Blocks a picture by a decision; again changes nothing. */
export const blockPicture = (writer: Writer, contentHash: string, decisionId: Id) =>
  writer
    .insertInto('blocked_pictures')
    .values({ bucket: bucketOfKey(contentHash), content_hash: contentHash, decision_id: decisionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Keeps what a blocked picture looks like, so that near copies are found when the picture is gone. */
export const keepLookOfBlocked = (writer: Writer, contentHash: string, look: { version: number; vectors: Buffer }) =>
  writer
    .updateTable('blocked_pictures')
    .set({ look_version: look.version, look: look.vectors })
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .execute()

/** The decision blocks the picture no more; others may. */
export const unblockPicture = (writer: Writer, contentHash: string, decisionId: Id) =>
  writer
    .deleteFrom('blocked_pictures')
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .where('decision_id', '=', decisionId)
    .execute()

/** Addresses of the bytes with whose they are, by key. They lie wherever their signatures say, so this asks every shard. */
export const findAddressesOfContent = (db: Db, contentHash: string, after: string, limit: number) =>
  db
    .selectFrom('picture_signatures')
    .select(['signature', 'owner_id as ownerId'])
    .where('content_hash', '=', contentHash)
    .where('signature', '>', after)
    .orderBy('signature')
    .limit(limit)
    .execute()

/** An address of each of the bytes, with whose it is. They lie wherever their signatures say. */
export const findAnAddressOf = (db: Db, contentHashes: readonly string[]) =>
  db
    .selectFrom('picture_signatures')
    .select(['content_hash as contentHash', 'signature', 'owner_id as ownerId'])
    .distinctOn('content_hash')
    .where(sql<boolean>`content_hash = any(${[...contentHashes]}::text[])`)
    .orderBy('content_hash')
    .orderBy('signature')
    .execute()

/** Which of the bytes are blocked. */
export async function findBlockedAmong(db: Db, contentHashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ hash: string }>`
    select content_hash as hash from blocked_pictures
    where ${inBuckets(sql`${contentHashes.map(bucketOfKey)}`)} and content_hash = any(${[...contentHashes]}::text[])
  `.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** Notes how far older pictures were compared with a blocked one; null where all were. */
export const noteCompared = (
  writer: LoneWriter,
  contentHash: string,
  decisionId: Id,
  last: { readonly bucket: number; readonly hash: string } | null,
) =>
  writer
    .updateTable('blocked_pictures')
    .set(last === null ? { is_compared: true } : { compared_bucket: last.bucket, compared_hash: last.hash })
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .where('decision_id', '=', decisionId)
    .execute()
