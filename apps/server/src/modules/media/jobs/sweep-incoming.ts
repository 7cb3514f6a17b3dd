import { nullWhenMissing, removeOlder } from '../../../platform/storage/durable-file.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findUploads } from '../uploads.queries.ts'

const UNFINISHED_MILLISECONDS = 24 * 60 * 60 * 1000

/** Removes received files that nobody waits for any more, and pieces whose others did not come within a day. */
export async function sweepIncoming(deps: { db: Db; storage: Storage; resumableFolder: string }): Promise<void> {
  for await (const key of deps.storage.list('incoming')) {
    const [, uploadId] = /^incoming\/(\d+)-/.exec(key) ?? []
    const [upload] = uploadId === undefined ? [] : await findUploads(deps.db, [uploadId])
    const isAwaited = upload?.status === 'registered' || upload?.status === 'processing'
    if (!isAwaited) await deps.storage.delete(key)
  }
  await nullWhenMissing(removeOlder(deps.resumableFolder, UNFINISHED_MILLISECONDS))
}
