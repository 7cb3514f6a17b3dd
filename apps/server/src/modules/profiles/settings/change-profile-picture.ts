import type { ProfilePictureKind } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findProfilePictures, lockMember, setAvatar, setCover } from '../../accounts/index.ts'
import { deleteSignatures, upsertSignatures } from '../../media/index.ts'
import { takePicture } from '../../pins/index.ts'

/**
 * Puts an upload in the place of the viewer's picture or cover; null takes it away. The address of the one before
 * answers no more. Throws `upload_not_found`, `upload_not_ready`, `upload_used`, `invalid_image`.
 */
export async function changeProfilePicture(
  deps: WriteDeps,
  viewer: Member,
  kind: ProfilePictureKind,
  uploadId: Id | null,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockMember(tx, viewer.id))) throw new AppError('user_not_found')
    const before = (await findProfilePictures(tx, viewer.id))?.[kind] ?? null
    const picture = uploadId === null ? null : await publicPicture(deps, tx, viewer, uploadId)
    if (kind === 'avatar') await setAvatar(tx, viewer.id, picture?.signature ?? null)
    else await setCover(tx, viewer.id, picture)
    if (before !== null) await deleteSignatures(tx, [before])
  })
}

/** A profile's pictures are everybody's to see, those of a private one too. */
async function publicPicture(deps: WriteDeps, tx: Tx, viewer: Member, uploadId: Id) {
  const { signature, picture } = await takePicture(deps, tx, viewer, { uploadId, field: 'upload_id' })
  const { contentHash, extension, width, height } = picture
  const address = { signature, contentHash, extension, isPublic: true, pinId: null, ownerId: viewer.id }
  await upsertSignatures(tx, [address], deps.clock.now())
  return { signature, extension, width, height }
}
