import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Outbox } from '../../../platform/events/outbox.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { finishUpload } from '../jobs/finish-upload.ts'
import { settleBytes } from '../storage-use.queries.ts'
import { markUploadFailed } from '../uploads.queries.ts'
import { lookAtFilm } from './transcoding/film-facts.ts'
import type { FilmRefusal } from './transcoding/film-refusal.ts'
import type { VideoProgram } from './transcoding/video-program.ts'
import { insertTranscoding } from './transcodings.queries.ts'
import { findVideo, findVideoBytes } from './videos.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'video.accepted': { uploadId: string; fileKey: string; contentHash: string }
  }
}

/** What looking at videos needs. */
export interface AcceptDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  storage: Storage
  videoProgram: VideoProgram
}

/** Of ladders that are made otherwise, equal bytes would be another video. */
const MADE_AS = 'ladder 1\n'

/** Looks at a received video and refuses it or puts it into the queue; true where the file is still needed. */
export async function acceptVideo(
  deps: AcceptDeps,
  { uploadId, fileKey }: { uploadId: Id; fileKey: string },
  file: string | null,
): Promise<boolean> {
  const refusal = file === null ? 'no_video' : await refusalOf(deps, file)
  if (file === null || refusal !== null) {
    await refuseVideo(deps.db, uploadId, refusal ?? 'no_video')
    return false
  }
  const contentHash = await hashOf(file)
  const known = await findVideo(deps.db, contentHash)
  if (known) {
    const bytes = await findVideoBytes(deps.db, contentHash)
    await finishUpload(deps, uploadId, known, (writer) => settleBytes(writer, { id: uploadId, bytes }))
    return false
  }
  await inTransaction(deps.db, 'queue-video', async (tx) => {
    const writer = writeAsSystem(tx, 'what was received is converted')
    if (await insertTranscoding(writer, uploadId, deps.clock.now()))
      await deps.outbox.emit(writer, bucketOf(uploadId), 'video.accepted', { uploadId, fileKey, contentHash })
  })
  return true
}

/** Ends an upload whose video is not taken; the reason is told to whoever asks. */
export const refuseVideo = (db: Db, uploadId: Id, refusal: FilmRefusal) =>
  markUploadFailed(writeAlone(db, 'what cannot be converted has failed'), uploadId, refusal)

async function refusalOf({ videoProgram }: AcceptDeps, file: string): Promise<FilmRefusal | null> {
  const tools = await videoProgram.tools()
  if (tools === null) return 'no_program'
  const looked = await lookAtFilm(videoProgram, tools, file)
  return 'refusal' in looked ? looked.refusal : null
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256').update(MADE_AS)
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
