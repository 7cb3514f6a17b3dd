import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '../../../platform/ids/ids.ts'
import { contentTypeOf } from '../../../platform/storage/storage-key.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { copyIncoming } from '../jobs/copy-incoming.ts'
import { finishUpload } from '../jobs/finish-upload.ts'
import { settleBytes } from '../storage-use.queries.ts'
import { findUploads } from '../uploads.queries.ts'
import { type AcceptDeps, refuseVideo } from './accept-video.ts'
import { type Converted, convertFilm } from './transcoding/convert-film.ts'
import { lookAtFilm } from './transcoding/film-facts.ts'
import { claimTranscoding, deleteTranscoding, releaseTranscoding, renewTranscoding } from './transcodings.queries.ts'
import { videoFileKey } from './video-key.ts'
import { insertVideo } from './videos.queries.ts'

/** A worker that says nothing for so long is taken for dead, and another goes on. */
const LEASE_MILLISECONDS = 60_000
const TELL_MILLISECONDS = 2000

const WHY = 'the work is the program’s own'

interface AcceptedVideo {
  readonly uploadId: Id
  readonly fileKey: string
  readonly contentHash: string
}

/** Converts a video whose turn has come, stores what was made and lets the source go. Repeating it changes nothing. */
export async function transcodeVideo(deps: AcceptDeps, video: AcceptedVideo): Promise<void> {
  const { uploadId, fileKey } = video
  const [upload] = await findUploads(deps.db, [uploadId])
  if (upload?.status === 'processing') {
    const lease = leaseOf(deps, uploadId)
    const now = deps.clock.now()
    if (!(await claimTranscoding(writeAlone(deps.db, WHY), lease(), now)))
      throw new Error('another worker converts the video; it is looked at again later')
    // One name for all tries: what a killed one left half made goes first.
    const folder = join(tmpdir(), `pinfold-video-${uploadId}-${video.contentHash.slice(0, 12)}`)
    try {
      await rm(folder, { recursive: true, force: true })
      const converted = await convert(deps, video, folder, lease)
      if ('refusal' in converted) await refuseVideo(deps.db, uploadId, converted.refusal)
      else await keepFilm(deps, video, join(folder, 'made'), converted)
    } catch (error) {
      await releaseTranscoding(writeAlone(deps.db, WHY), lease())
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    await deleteTranscoding(writeAlone(deps.db, WHY), uploadId)
  }
  await deps.storage.delete(fileKey)
}

type Made = Extract<Converted, { film: unknown }>
type LeaseNow = () => { uploadId: Id; lease: string; until: Date }

function leaseOf({ clock }: AcceptDeps, uploadId: Id): LeaseNow {
  const lease = randomUUID()
  return () => ({ uploadId, lease, until: new Date(clock.now().getTime() + LEASE_MILLISECONDS) })
}

async function convert(deps: AcceptDeps, video: AcceptedVideo, folder: string, lease: LeaseNow): Promise<Converted> {
  const { videoProgram } = deps
  const tools = await videoProgram.tools()
  if (tools === null) return { refusal: 'no_program' }
  const made = join(folder, 'made')
  await mkdir(made, { recursive: true })
  const file = await copyIncoming(deps.storage, video.fileKey, join(folder, 'source'))
  if (file === null) return { refusal: 'no_video' }
  const looked = await lookAtFilm(videoProgram, tools, file)
  if ('refusal' in looked) return looked
  let part = 0
  let isLost = false
  const timer = setInterval(() => {
    // A database that is away for a moment takes nothing from us; the lease lasts longer.
    renewTranscoding(writeAlone(deps.db, WHY), lease(), part).then(
      (isOurs) => (isLost ||= !isOurs),
      () => {},
    )
  }, TELL_MILLISECONDS)
  try {
    const converted = await convertFilm(videoProgram, tools, { file, film: looked.film }, made, (done) => (part = done))
    if (isLost) throw new Error('the lease of a video was lost; another worker has it')
    return converted
  } finally {
    clearInterval(timer)
  }
}

async function keepFilm(deps: AcceptDeps, { uploadId, contentHash }: AcceptedVideo, folder: string, { film }: Made) {
  await storeFilm(deps.storage, contentHash, folder, film.files)
  const { width, height, milliseconds: durationMilliseconds, byteSize } = film
  const row = { contentHash, extension: 'mp4', width, height, durationMilliseconds, byteSize, hasLadder: true }
  await finishUpload(deps, uploadId, row, async (writer, now) => {
    await insertVideo(writer, row, now)
    await settleBytes(writer, { id: uploadId, bytes: byteSize })
  })
}

/** Puts every file under its key; what names the others goes last, so that where it is, all are. */
async function storeFilm(storage: Storage, contentHash: string, folder: string, files: readonly string[]) {
  const isLast = (name: string) => name === 'master.m3u8' || name === 'orig.mp4'
  for (const name of [...files.filter((each) => !isLast(each)), ...files.filter(isLast)]) {
    const key = videoFileKey(contentHash, name)
    await storage.put(key, createReadStream(join(folder, name)), { contentType: contentTypeOf(key) })
  }
}
