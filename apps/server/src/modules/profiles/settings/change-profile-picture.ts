import type { ProfilePictureKind } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeOwn } from '../../../platform/writing/writer.ts'
import { findProfilePictures, lockMember, setAvatar, setCover } from '../../accounts/index.ts'
import { deleteSignatures, upsertSignatures } from '../../media/index.ts'
import { takePicture } from '../../pins/index.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** The bytes are a profile's picture or cover from now on. */
    'profile.pictured': { memberId: string; contentHash: string }
  }
}

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
  await inTransaction(deps.db, 'change-profile-picture', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    const before = (await findProfilePictures(held, viewer.id))?.[kind] ?? null
    const writer = writeOwn(held, viewer)
    const picture = uploadId === null ? null : await publicPicture(deps, writer, viewer, uploadId)
    if (kind === 'avatar') await setAvatar(writer, viewer.id, picture)
    else await setCover(writer, viewer.id, picture)
    if (before !== null) await deleteSignatures(writer, [before])
    if (picture === null) return
    const { contentHash } = picture
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'profile.pictured', { memberId: viewer.id, contentHash })
  })
}

/** A profile's pictures are everybody's to see, those of a private one too. */
async function publicPicture(deps: WriteDeps, writer: Writer, viewer: Member, uploadId: Id) {
  const { signature, picture } = await takePicture(deps, writer, viewer, { uploadId, field: 'upload_id' })
  const { contentHash, extension, width, height, veil } = picture
  const address = { signature, contentHash, extension, isPublic: true, pinId: null, ownerId: viewer.id }
  await upsertSignatures(writer, [address], deps.clock.now())
  return { signature, contentHash, extension, width, height, veil }
}
