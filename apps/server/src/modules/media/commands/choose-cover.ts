import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadRegistration } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing, writeAlone, writeOwn } from '../../../platform/writing/writer.ts'
import { copyIncoming } from '../jobs/copy-incoming.ts'
import type { StorageDeps } from '../storage-use.ts'
import { isBroughtBy } from '../is-brought-by.ts'
import { findUploads, markUploadFailed } from '../uploads.queries.ts'
import { takeFrames } from '../videos/transcoding/take-frames.ts'
import type { VideoProgram } from '../videos/transcoding/video-program.ts'
import { largestFileOf, videoFileKey } from '../videos/video-key.ts'
import { findVideo } from '../videos/videos.queries.ts'
import { receiveFile } from './receive-file.ts'
import { registerUpload, type RegisterDeps } from './register-upload.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'video.cover_chosen': { uploadId: string; contentHash: string; milliseconds: number }
  }
}

/**
 * Has the picture of a moment of the viewer's own video made, as an upload of its own to which no file is sent. Throws
 * `upload_not_found`, `upload_not_ready`, `storage_full`.
 */
export async function chooseCover(
  deps: RegisterDeps & WriteDeps,
  viewer: Member,
  { videoUploadId, milliseconds }: { videoUploadId: Id; milliseconds: number },
): Promise<UploadRegistration> {
  const field = 'video_upload_id'
  const [upload] = await findUploads(deps.db, [videoUploadId])
  if (upload?.type !== 'video' || upload.memberId !== viewer.id || !isBroughtBy(viewer, upload))
    throw new AppError('upload_not_found', { field })
  const video = upload.contentHash === null ? undefined : await findVideo(deps.db, upload.contentHash)
  if (!video?.hasLadder) throw new AppError('upload_not_ready', { field })
  const { contentHash, durationMilliseconds } = video
  const registration = await registerUpload(deps, viewer, 'pinimage')
  const uploadId = registration.upload_id
  await inTransaction(deps.db, 'choose-cover', async (tx) => {
    const writer = writeOwn(holdNothing(tx, 'the upload is new'), viewer)
    const wanted = { uploadId, contentHash, milliseconds: Math.min(milliseconds, durationMilliseconds) }
    await deps.outbox.emit(writer, bucketOf(uploadId), 'video.cover_chosen', wanted)
  })
  return registration
}

type CoverDeps = WriteDeps & StorageDeps & { storage: Storage; videoProgram: VideoProgram }

/** Takes the picture that was chosen, and receives it as if it had been sent. Repeating it changes nothing. */
export async function takeCover(
  deps: CoverDeps,
  { uploadId, contentHash, milliseconds }: { uploadId: Id; contentHash: string; milliseconds: number },
): Promise<void> {
  const [upload] = await findUploads(deps.db, [uploadId])
  if (upload?.status !== 'registered') return
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-cover-'))
  try {
    const picture = join(folder, 'cover.jpg')
    const tools = await deps.videoProgram.tools()
    const video = await findVideo(deps.db, contentHash)
    const key = video && videoFileKey(contentHash, largestFileOf(video))
    const film = key && (await copyIncoming(deps.storage, key, join(folder, 'film.mp4')))
    if (tools && film && (await takeFrames(deps.videoProgram, tools, film, [{ milliseconds, picture }])))
      await receiveFile(deps, uploadId, () => createReadStream(picture))
    else throw new AppError('invalid_video')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await markUploadFailed(writeAlone(deps.db, 'a cover that cannot be made has failed'), uploadId, error.code)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
