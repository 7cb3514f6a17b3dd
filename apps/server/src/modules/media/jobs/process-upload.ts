import { mkdtemp, rm } from 'node:fs/promises'
import type { PictureEdit } from '@pinfold/contract'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import type { DecodedPicture } from '../pictures/decoded-picture.ts'
import type { PictureDecoder } from '../pictures/picture-decoder.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { insertPicture } from '../pictures.queries.ts'
import { findUploads, markUploadFailed } from '../uploads.queries.ts'
import { acceptVideo, type AcceptDeps } from '../videos/accept-video.ts'
import { copyIncoming } from './copy-incoming.ts'
import { finishUpload } from './finish-upload.ts'

interface ProcessDeps extends AcceptDeps {
  decoder: PictureDecoder
}

/** What a member reads when a picture cannot be taken. */
const INVALID_IMAGE = 'Invalid Image'

interface Received {
  readonly uploadId: Id
  readonly fileKey: string
  readonly edit?: PictureEdit
}

/** Decodes a received picture and stores its renditions; looks at a video and queues it. Repeating it changes nothing. */
export async function processUpload(deps: ProcessDeps, received: Received): Promise<void> {
  const { uploadId, fileKey, edit } = received
  const [upload] = await findUploads(deps.db, [uploadId])
  if (upload?.status !== 'processing') return
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-upload-'))
  try {
    const file = await copyIncoming(deps.storage, fileKey, join(folder, 'incoming'))
    if (upload.type === 'video') {
      // One that waits for its turn still needs the file.
      if (await acceptVideo(deps, received, file)) return
    } else await processPicture(deps, uploadId, { file, edit }, join(folder, 'decoded'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (edit === undefined) await deps.storage.delete(fileKey)
}

async function processPicture(
  deps: ProcessDeps,
  uploadId: Id,
  { file, edit }: { file: string | null; edit: PictureEdit | undefined },
  folder: string,
): Promise<void> {
  const outcome = file === null ? null : await decodeTwiceAtMost(deps.decoder, { file, edit }, folder)
  // The picture is not to blame for a worker's death, so the queue tries again.
  if (outcome?.ok === false && outcome.reason === 'worker_died') throw new Error('the decoder died')
  if (outcome?.ok) await keep(deps, uploadId, outcome.picture)
  else await markUploadFailed(writeAlone(deps.db, 'what cannot be read has failed'), uploadId, INVALID_IMAGE)
}

/** A busy machine can make an honest picture too slow once. */
async function decodeTwiceAtMost(
  decoder: PictureDecoder,
  input: Parameters<PictureDecoder['decode']>[0],
  outputFolder: string,
) {
  const outcome = await decoder.decode(input, outputFolder)
  return !outcome.ok && outcome.reason === 'timed_out' ? decoder.decode(input, outputFolder) : outcome
}

async function keep(deps: ProcessDeps, uploadId: Id, picture: DecodedPicture): Promise<void> {
  await storePicture(deps.storage, picture)
  await finishUpload(deps, uploadId, picture, (writer, now) => insertPicture(writer, picture, now))
}
