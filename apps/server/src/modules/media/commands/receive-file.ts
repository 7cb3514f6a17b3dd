import type { Readable } from 'node:stream'
import { AppError } from '../../../platform/http/app-error.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findUploads, markUploadProcessing } from '../uploads.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'upload.received': { uploadId: string }
  }
}

/** Where an upload's bytes wait for the decoder. */
export const incomingKey = (uploadId: Id): string => `incoming/${uploadId}.bin`

/** Keeps the file and queues its decoding. Throws `upload_not_found`, `upload_used` for a second file. */
export async function receiveFile(deps: WriteDeps & { storage: Storage }, uploadId: Id, file: Readable): Promise<void> {
  const [upload] = await findUploads(deps.db, [uploadId])
  if (!upload) throw new AppError('upload_not_found')
  if (upload.status !== 'registered') throw new AppError('upload_used')
  await deps.storage.put(incomingKey(uploadId), file, { contentType: 'application/octet-stream' })
  await inTransaction(deps.db, async (tx) => {
    if (!(await markUploadProcessing(tx, uploadId))) throw new AppError('upload_used')
    await deps.outbox.emit(tx, bucketOf(uploadId), 'upload.received', { uploadId })
  })
}
