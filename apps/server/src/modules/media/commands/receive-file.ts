import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { limits } from '@pinfold/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findUploads, markUploadProcessing } from '../uploads.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'upload.received': { uploadId: string; fileKey: string }
  }
}

/** Where bytes wait for the decoder. Each file has a place of its own, so that a refused one never replaces another. */
const incomingKey = (uploadId: Id): string => `incoming/${uploadId}-${randomUUID()}.bin`

/**
 * Keeps the file, of at most so many bytes as its kind may have, and queues its decoding. Throws `upload_not_found`,
 * `upload_used` for a second file.
 */
export async function receiveFile(
  deps: WriteDeps & { storage: Storage },
  uploadId: Id,
  fileOf: (mostBytes: number) => Readable,
): Promise<void> {
  const [upload] = await findUploads(deps.db, [uploadId])
  if (!upload) throw new AppError('upload_not_found')
  if (upload.status !== 'registered') throw new AppError('upload_used')
  const { largestBytes } = upload.type === 'video' ? limits.video : limits.upload
  const fileKey = incomingKey(uploadId)
  await deps.storage.put(fileKey, fileOf(largestBytes), { contentType: 'application/octet-stream' })
  try {
    await inTransaction(deps.db, async (tx) => {
      if (!(await markUploadProcessing(tx, uploadId))) throw new AppError('upload_used')
      await deps.outbox.emit(tx, bucketOf(uploadId), 'upload.received', { uploadId, fileKey })
    })
  } catch (error) {
    if (error instanceof AppError) await deps.storage.delete(fileKey)
    throw error
  }
}
