import type { UploadKind, UploadRegistration } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { quotaOf, type StorageDeps, storageFull } from '../storage-use.ts'
import { RESUMABLE_PATH } from '../resumable-url.ts'
import type { UploadTickets } from '../upload-tickets.ts'
import { insertUpload } from '../uploads.queries.ts'
import type { VideoProgram } from '../videos/transcoding/video-program.ts'

/** What registering needs. */
export type RegisterDeps = Pick<WriteDeps, 'db' | 'clock' | 'ids'> &
  StorageDeps & { publicUrl: URL; tickets: UploadTickets; videoProgram: VideoProgram }

/** Says where to send a file. Nothing is stored until it comes. Throws `storage_full`, and `videos_unavailable` without ffmpeg. */
export async function registerUpload(
  deps: RegisterDeps,
  viewer: Member,
  type: UploadKind,
): Promise<UploadRegistration> {
  if (type === 'video' && (await deps.videoProgram.tools()) === null) throw new AppError('videos_unavailable')
  const id = await inTransaction(deps.db, 'register-upload', async (tx) => {
    const uploadId = deps.ids.next(bucketOf(viewer.id))
    const broughtBy = viewer.actorId ?? null
    const upload = { id: uploadId, memberId: viewer.id, broughtBy, type, quota: quotaOf(deps.storageQuota) }
    return (await insertUpload(writeOwn(holdNothing(tx, 'the statement knows the quota'), viewer), {
      ...upload,
      now: deps.clock.now(),
    }))
      ? uploadId
      : null
  })
  if (id === null) throw await storageFull(deps, viewer.id)
  return {
    upload_id: id,
    upload_url: new URL('/upload/', deps.publicUrl).href,
    upload_parameters: { upload_id: id, ticket: deps.tickets.write(id) },
    ...(type === 'video' && { resumable_url: new URL(RESUMABLE_PATH, deps.publicUrl).href }),
    type,
  }
}
