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
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findVideo = (db: Db, contentHash: string): Promise<VideoRow | undefined> =>
  db
    .selectFrom('videos')
    .select(['content_hash as contentHash', 'extension', 'width', 'height', 'duration_ms as durationMilliseconds'])
    .where('bucket', '=', bucketOfKey(contentHash))
    .where('content_hash', '=', contentHash)
    .executeTakeFirst()
