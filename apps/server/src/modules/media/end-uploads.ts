import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAlone, writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteSomeUploads } from './ending.queries.ts'
import { deleteSignatures } from './pictures.queries.ts'
import { deleteStorageUse } from './storage-use.queries.ts'

const BATCH = 500

/** Forgets what a member who goes for good uploaded. Addresses that pins took over are the pins'. */
export async function endUploads(db: Db, memberId: MemberId): Promise<void> {
  for (;;) {
    const uploads = await inTransaction(db, 'end-uploads', async (tx) => {
      const writer = writeAsSystem(tx, 'an ended account stores nothing')
      const gone = await deleteSomeUploads(writer, memberId, BATCH)
      const unused = gone.flatMap(({ signature, isUsed }) => (signature === null || isUsed ? [] : [signature]))
      await deleteSignatures(writer, unused)
      return gone.length
    })
    if (uploads < BATCH) break
  }
  await deleteStorageUse(writeAlone(db, 'an ended account stores nothing'), memberId)
}
