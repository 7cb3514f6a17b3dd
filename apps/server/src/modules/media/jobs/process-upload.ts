import { mkdtemp, rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { DecodedPicture } from '../pictures/decoded-picture.ts'
import type { PictureDecoder } from '../pictures/picture-decoder.ts'
import { storePicture } from '../pictures/store-picture.ts'
import { insertPicture, upsertSignatures } from '../pictures.queries.ts'
import { drawSignature } from '../signatures.ts'
import { findUploads, lockUpload, markUploadFailed, markUploadSucceeded } from '../uploads.queries.ts'

interface ProcessDeps {
  db: Db
  clock: Clock
  storage: Storage
  decoder: PictureDecoder
}

/** What a member reads when a picture cannot be taken. */
const INVALID_IMAGE = 'Invalid Image'

/** Decodes a received file and stores its renditions. Repeating it changes nothing. */
export async function processUpload(deps: ProcessDeps, received: { uploadId: Id; fileKey: string }): Promise<void> {
  const { uploadId, fileKey } = received
  const [upload] = await findUploads(deps.db, [uploadId])
  if (upload?.status !== 'processing') return
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-upload-'))
  try {
    const file = await copyIncoming(deps.storage, fileKey, join(folder, 'incoming'))
    const outcome = file === null ? null : await decodeTwiceAtMost(deps.decoder, file, join(folder, 'decoded'))
    // The picture is not to blame for a worker's death, so the queue tries again.
    if (outcome?.ok === false && outcome.reason === 'worker_died') throw new Error('the decoder died')
    if (outcome?.ok) await keep(deps, uploadId, outcome.picture)
    else await markUploadFailed(deps.db, uploadId, INVALID_IMAGE)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await deps.storage.delete(fileKey)
}

/** A busy machine can make an honest picture too slow once. */
async function decodeTwiceAtMost(decoder: PictureDecoder, file: string, outputFolder: string) {
  const outcome = await decoder.decode({ file }, outputFolder)
  return !outcome.ok && outcome.reason === 'timed_out' ? decoder.decode({ file }, outputFolder) : outcome
}

async function copyIncoming(storage: Storage, fileKey: string, path: string): Promise<string | null> {
  const stored = await storage.get(fileKey)
  if (stored === null) return null
  await pipeline(stored.stream, createWriteStream(path))
  return path
}

async function keep(deps: ProcessDeps, uploadId: Id, picture: DecodedPicture): Promise<void> {
  await storePicture(deps.storage, picture)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const upload = await lockUpload(tx, uploadId)
    if (upload?.status !== 'processing') return
    const { contentHash, extension } = picture
    const signature = drawSignature()
    await insertPicture(tx, picture, now)
    await upsertSignatures(
      tx,
      [{ signature, contentHash, extension, isPublic: false, pinId: null, ownerId: upload.memberId }],
      now,
    )
    await markUploadSucceeded(tx, uploadId, { contentHash, signature })
  })
}
