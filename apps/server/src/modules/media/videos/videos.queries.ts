import type { Db } from '../../../platform/db/db.ts'
import { bucketOfKey } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import '../media.tables.ts'

/** What is known of a video beside its bytes. */
export interface VideoRow {
  contentHash: string
  extension: string
  width: number
  height: number
  durationMilliseconds: number
  /** Whether it was converted to a ladder of sizes, of which this is the largest. */
  hasLadder: boolean
}

/** Equal bytes are one video; a second upload of them changes nothing. */
export const insertVideo = (writer: Writer, video: VideoRow & { byteSize: number }, now: Date) =>
  writer
    .insertInto('videos')
    .values({
      bucket: bucketOfKey(video.contentHash),
      content_hash: video.contentHash,
      extension: video.extension,
      width: video.width,
      height: video.height,
      duration_ms: video.durationMilliseconds,
      byte_size: String(video.byteSize),
      has_ladder: video.hasLadder,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** What the video takes in the storage. */
export async function findVideoBytes(db: Db, contentHash: string): Promise<number> {
  const found = await db
    .selectFrom('videos')
    .select('byte_size as bytes')
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .executeTakeFirst()
  return Number(found?.bytes ?? 0)
}

export const findVideo = (db: Db, contentHash: string): Promise<VideoRow | undefined> =>
  db
    .selectFrom('videos')
    .select([
      'content_hash as contentHash',
      'extension',
      'width',
      'height',
      'duration_ms as durationMilliseconds',
      'has_ladder as hasLadder',
    ])
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .executeTakeFirst()
