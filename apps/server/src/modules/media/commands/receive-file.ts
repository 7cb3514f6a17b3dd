import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { limits, type PictureEdit } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { markUploadProcessing, releaseBytes, reserveBytes } from '../storage-use.queries.ts'
import { quotaOf, type StorageDeps, storageFull } from '../storage-use.ts'
import { findUploads } from '../uploads.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'upload.received': {
      uploadId: string
      fileKey: string
      /** Nobody waits for it: others are decoded first. */
      isPatient?: true
      /** The file is a stored picture, which stays: the upload is that picture as the edit has it. */
      edit?: PictureEdit
    }
  }
}

/** Where bytes wait for the decoder. Each file has a place of its own, so that a refused one never replaces another. */
const incomingKey = (uploadId: Id): string => `incoming/${uploadId}-${randomUUID()}.bin`

/** A form is so much longer than its file, at most; a file that is longer than was thought is counted when it is there. */
const FORM_BYTES = 4096

interface Coming {
  /** The length of the whole request, where it was told. */
  readonly declaredBytes?: number | undefined
  /** The program brings it itself: outside of quotas, and after everybody else. */
  readonly isPatient?: true
  /** It came in pieces that could go on, and not in a form. */
  readonly isResumed?: boolean
}

const largestOf = (type: string, isResumed: boolean) => {
  if (type !== 'video') return limits.upload.largestBytes
  return isResumed ? limits.video.largestBytes : limits.video.largestFormBytes
}

type ReceiveDeps = WriteDeps & StorageDeps & { storage: Storage }

/**
 * Keeps the file, of at most so many bytes as its kind may have, and queues its decoding. Storage is set aside before it
 * comes, so that many at once find no more room than there is. Throws `upload_not_found`, `upload_used` for a second
 * file, `storage_full`.
 */
export async function receiveFile(
  deps: ReceiveDeps,
  uploadId: Id,
  fileOf: (mostBytes: number) => Readable,
  { declaredBytes, isPatient, isResumed = false }: Coming = {},
): Promise<void> {
  const [upload] = await findUploads(deps.db, [uploadId])
  if (!upload) throw new AppError('upload_not_found')
  if (upload.status !== 'registered') throw new AppError('upload_used')
  const largestBytes = largestOf(upload.type, isResumed)
  const quota = quotaOf(isPatient ? null : deps.storageQuota)
  const expected = Math.min(Math.max((declaredBytes ?? largestBytes) - FORM_BYTES, 0), largestBytes)
  if (
    !(await reserveBytes(writeAlone(deps.db, 'whoever has the upload’s ticket sends it'), {
      id: uploadId,
      bytes: expected,
      quota,
    }))
  )
    throw await refusalOf(deps, uploadId)
  const fileKey = incomingKey(uploadId)
  const size = { bytes: 0 }
  try {
    const file = Readable.from(measured(fileOf(largestBytes), size))
    await deps.storage.put(fileKey, file, { contentType: 'application/octet-stream' })
    await inTransaction(deps.db, 'receive-file', async (tx) => {
      const writer = writeAsSystem(tx, 'whoever has the upload’s ticket sends it')
      if (!(await markUploadProcessing(writer, { id: uploadId, bytes: size.bytes, quota }))) throw new NoRoom()
      const received = { uploadId, fileKey, ...(isPatient && { isPatient }) }
      await deps.outbox.emit(writer, bucketOf(uploadId), 'upload.received', received)
    })
  } catch (error) {
    await releaseBytes(writeAlone(deps.db, 'whoever has the upload’s ticket sends it'), {
      id: uploadId,
      bytes: expected,
    })
    const isRefused = error instanceof NoRoom
    if (isRefused || error instanceof AppError) await deps.storage.delete(fileKey)
    throw isRefused ? await refusalOf(deps, uploadId) : error
  }
}

/** The file came, but finds no room, or another file of the upload was first. */
class NoRoom extends Error {}

async function refusalOf(deps: ReceiveDeps, uploadId: Id): Promise<AppError> {
  const [upload] = await findUploads(deps.db, [uploadId])
  if (!upload) return new AppError('upload_not_found')
  return upload.status === 'registered' ? storageFull(deps, upload.memberId) : new AppError('upload_used')
}

async function* measured(file: Readable, size: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
    size.bytes += chunk.byteLength
    yield chunk
  }
}
