import type { ErrorCode } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAsSystem, type Writer } from '../../../platform/writing/writer.ts'
import { isBlockedPicture } from '../blocked-pictures.queries.ts'
import { upsertSignatures } from '../pictures.queries.ts'
import { drawSignature } from '../signatures.ts'
import { lockUpload, markUploadFailed, markUploadSucceeded } from '../uploads.queries.ts'

/**
 * Gives what was made of an upload its address, with the rows that `insert` writes; what moderators blocked fails. Nothing
 * where it was decided already.
 */
export async function finishUpload(
  deps: { db: Db; clock: Clock },
  uploadId: Id,
  { contentHash, extension }: { contentHash: string; extension: string },
  insert: (writer: Writer, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, 'finish-upload', async (tx) => {
    const writer = writeAsSystem(tx, 'what was received is decoded')
    const [, upload] = await lockUpload(tx, uploadId)
    if (upload?.status !== 'processing') return
    if (await isBlockedPicture(tx, contentHash)) {
      await markUploadFailed(writer, uploadId, 'picture_blocked' satisfies ErrorCode)
      return
    }
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
