import { mkdtemp, rm } from 'node:fs/promises'
import type { PictureEdit } from '@pinfold/contract'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { writeAlone, writeAsSystem, type Writer } from '../../../platform/writing/writer.ts'
import type { DecodedPicture } from '../pictures/decoded-picture.ts'
import type { PictureDecoder } from '../pictures/picture-decoder.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { insertPicture, upsertSignatures } from '../pictures.queries.ts'
import { drawSignature } from '../signatures.ts'
import { findUploads, lockUpload, markUploadFailed, markUploadSucceeded } from '../uploads.queries.ts'
import { storeVideo } from '../videos/store-video.ts'
import { readVideoFacts } from '../videos/video-facts.ts'
import { insertVideo } from '../videos/videos.queries.ts'

interface ProcessDeps {
  db: Db
  clock: Clock
  storage: Storage
  decoder: PictureDecoder
}

/** What a member reads when a picture cannot be taken. */
const INVALID_IMAGE = 'Invalid Image'
const INVALID_VIDEO = 'Invalid Video'

interface Received {
  readonly uploadId: Id
  readonly fileKey: string
  readonly edit?: PictureEdit
}

/** Decodes a received file and stores its renditions. Repeating it changes nothing. */
export async function processUpload(deps: ProcessDeps, received: Received): Promise<void> {
  const { uploadId, fileKey, edit } = received
  const [upload] = await findUploads(deps.db, [uploadId])
  if (upload?.status !== 'processing') return
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-upload-'))
  try {
    const file = await copyIncoming(deps.storage, fileKey, join(folder, 'incoming'))
    if (upload.type === 'video') await processVideo(deps, uploadId, file)
    else await processPicture(deps, uploadId, { file, edit }, join(folder, 'decoded'))
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

/** Videos stay as they came; only their container is read. */
async function processVideo(deps: ProcessDeps, uploadId: Id, file: string | null): Promise<void> {
  const facts = file === null ? null : await readVideoFacts(file)
  if (file === null || facts === null)
    return void (await markUploadFailed(writeAlone(deps.db, 'what cannot be read has failed'), uploadId, INVALID_VIDEO))
  const video = await storeVideo(deps.storage, file, facts)
  await succeed(deps, uploadId, video, (writer, now) => insertVideo(writer, video, now))
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

async function copyIncoming(storage: Storage, fileKey: string, path: string): Promise<string | null> {
  const stored = await storage.get(fileKey)
  if (stored === null) return null
  await pipeline(stored.stream, createWriteStream(path))
  return path
}

async function keep(deps: ProcessDeps, uploadId: Id, picture: DecodedPicture): Promise<void> {
  await storePicture(deps.storage, picture)
  await succeed(deps, uploadId, picture, (writer, now) => insertPicture(writer, picture, now))
}

async function succeed(
  deps: ProcessDeps,
  uploadId: Id,
  { contentHash, extension }: { contentHash: string; extension: string },
  insert: (writer: Writer, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, 'finish-upload', async (tx) => {
    const writer = writeAsSystem(tx, 'what was received is decoded')
    const [, upload] = await lockUpload(tx, uploadId)
    if (upload?.status !== 'processing') return
    const signature = drawSignature()
    await insert(writer, now)
    await upsertSignatures(
      writer,
      [{ signature, contentHash, extension, isPublic: false, pinId: null, ownerId: upload.memberId }],
      now,
    )
    await markUploadSucceeded(writer, uploadId, { contentHash, signature })
  })
}
