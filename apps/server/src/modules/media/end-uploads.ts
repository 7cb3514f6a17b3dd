import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { deleteSomeUploads } from './ending.queries.ts'
import { deleteSignatures } from './pictures.queries.ts'
import { deleteStorageUse } from './storage-use.queries.ts'

const BATCH = 500

/** Forgets what a member who goes for good uploaded. Addresses that pins took over are the pins'. */
export async function endUploads(db: Db, memberId: Id): Promise<void> {
  for (;;) {
    const uploads = await inTransaction(db, async (tx) => {
      const gone = await deleteSomeUploads(tx, memberId, BATCH)
      const unused = gone.flatMap(({ signature, isUsed }) => (signature === null || isUsed ? [] : [signature]))
      await deleteSignatures(tx, unused)
      return gone.length
    })
    if (uploads < BATCH) break
  }
  await deleteStorageUse(db, memberId)
}
