import type { ErrorCode } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockUpload, markUploadFailed } from '../uploads.queries.ts'

/** Fails an upload whose file never came, for the reason that its member is told. One that has come already stays. */
export async function giveUpUpload(deps: Pick<WriteDeps, 'db'>, uploadId: Id, reason: ErrorCode): Promise<void> {
  await inTransaction(deps.db, 'give-up-upload', async (tx) => {
    const writer = writeAsSystem(tx, 'what cannot be fetched has failed')
    const [, upload] = await lockUpload(tx, uploadId)
    if (upload?.status === 'registered') await markUploadFailed(writer, uploadId, reason)
  })
}
