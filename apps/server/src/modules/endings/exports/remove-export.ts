import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findPartFiles } from './parts.queries.ts'

/** Removes the stored files of an export, also those of parts that were never noted. Repeating it is quiet. */
export async function removeExportFiles({ db, storage }: { db: Db; storage: Storage }, exportId: Id): Promise<void> {
  for (const { fileKey } of await findPartFiles(db, exportId)) await storage.delete(fileKey)
  await storage.deleteFolder(`exports/${exportId}`)
}
