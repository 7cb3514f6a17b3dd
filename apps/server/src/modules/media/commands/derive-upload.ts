import type { PictureEdit } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { renditionKey } from '../pictures/rendition-key.ts'
import { findPicture, upsertSignatures } from '../pictures.queries.ts'
import { drawSignature } from '../signatures.ts'
import { quotaOf, type StorageDeps, storageFull } from '../storage-use.ts'
import { findUploads, insertDerivedUpload } from '../uploads.queries.ts'
import { findVideo } from '../videos/videos.queries.ts'

type DeriveDeps = WriteDeps & StorageDeps

/** What an upload may be made of. */
type Source = Awaited<ReturnType<typeof findUploads>>[number]

async function finished(writer: Writer, id: Id): Promise<Source & { contentHash: string }> {
  const [upload] = await findUploads(writer, [id])
  if (upload?.status !== 'succeeded' || upload.contentHash === null)
    throw new AppError('upload_not_ready', { field: 'upload_id' })
  return { ...upload, contentHash: upload.contentHash }
}

async function insert(
  deps: DeriveDeps,
  writer: Writer,
  source: Source,
  made: { status: 'processing' | 'succeeded'; contentHash: string | null; signature: string | null },
): Promise<Id> {
  const { memberId, broughtBy, type } = source
  const id = deps.ids.next(bucketOf(memberId))
  const upload = {
    id,
    memberId,
    broughtBy,
    type,
    bytes: source.byteSize,
    quota: quotaOf(deps.storageQuota),
    now: deps.clock.now(),
  }
  if (!(await insertDerivedUpload(writer, { ...upload, ...made }))) throw await storageFull(deps, memberId)
  return id
}

/** The same file once more, under an address of its own; it counts again. Throws `upload_not_ready`, `storage_full`. */
export async function copyUpload(deps: DeriveDeps, writer: Writer, uploadId: Id): Promise<Id> {
  const source = await finished(writer, uploadId)
  const { contentHash, memberId } = source
  const facts = await (source.type === 'video' ? findVideo : findPicture)(writer, contentHash)
  if (!facts) throw new AppError('upload_not_ready', { field: 'upload_id' })
  const signature = drawSignature()
  const id = await insert(deps, writer, source, { status: 'succeeded', contentHash, signature })
  await upsertSignatures(
    writer,
    [{ signature, contentHash, extension: facts.extension, isPublic: false, pinId: null, ownerId: memberId }],
    deps.clock.now(),
  )
  return id
}

/**
 * The picture of an upload as an edit has it, as an upload of its own that is soon there; the first one stays as it is.
 * Throws `upload_not_ready`, `storage_full`.
 */
export async function editUpload(deps: DeriveDeps, writer: Writer, uploadId: Id, edit: PictureEdit): Promise<Id> {
  const source = await finished(writer, uploadId)
  const picture = await findPicture(writer, source.contentHash)
  if (!picture) throw new AppError('invalid_image', { field: 'upload_id' })
  const id = await insert(deps, writer, source, { status: 'processing', contentHash: null, signature: null })
  const fileKey = renditionKey(source.contentHash, 'orig', picture.extension)
  await deps.outbox.emit(writer, bucketOf(id), 'upload.received', { uploadId: id, fileKey, edit })
  return id
}
