import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import {
  failureText,
  findPicture,
  findVideo,
  isBlockedPicture,
  isBroughtBy,
  lockUpload,
  lockUploadOfSignature,
  markUploadUsed,
  type PictureFacts,
} from '../../media/index.ts'
import { pinRefusalWords } from '../pin-refusals.words.ts'

/** Which upload somebody names, and the option they named it by. At least one of id and signature is given. */
export interface NamedUpload {
  readonly uploadId?: Id | undefined
  readonly signature?: string | undefined
  readonly field: string
  /** A draft of the viewer's holds it, which asked whose it is when it took it. */
  readonly isHeld?: boolean
}

/** A finished upload with the address it was given. */
export type TakenUpload =
  | { readonly kind: 'image'; readonly signature: string; readonly picture: PictureFacts }
  | { readonly kind: 'video'; readonly signature: string; readonly video: VideoOfUpload }

type VideoOfUpload = NonNullable<Awaited<ReturnType<typeof findVideo>>>

/**
 * The viewer's finished upload, used up. Another member's is as missing as none, and so is what others brought for the same business. Throws `upload_not_found`,
 * `upload_not_ready`, `upload_used`, `invalid_image`, `invalid_video`, `picture_blocked`, and `rule_broken` where id and
 * address differ.
 */
export async function takeUpload(deps: WriteDeps, tx: Tx, viewer: Member, named: NamedUpload): Promise<TakenUpload> {
  const { uploadId, signature, field } = named
  // Who acts for somebody may have brought the file in as themself.
  const uploaderIds = [viewer.id, ...(viewer.actorId === undefined ? [] : [viewer.actorId])]
  const [held, upload] =
    uploadId === undefined
      ? await lockUploadOfSignature(tx, uploaderIds, signature ?? '')
      : await lockUpload(tx, uploadId)
  const isOpen =
    named.isHeld === true ? uploaderIds.includes(upload?.memberId ?? '') : upload && isBroughtBy(viewer, upload)
  if (!upload || !isOpen) throw new AppError('upload_not_found', { field })
  const isVideo = upload.type === 'video'
  if (upload.status === 'failed') {
    const code = isVideo ? 'invalid_video' : 'invalid_image'
    throw new AppError(code, { field, ...(upload.failureReason !== null && { detail: failureText(upload) }) })
  }
  if (upload.status !== 'succeeded' || upload.contentHash === null || upload.signature === null)
    throw new AppError('upload_not_ready', { field })
  if (upload.usedAt !== null) throw new AppError('upload_used', { field })
  if (signature !== undefined && signature !== upload.signature) {
    const detail = `image_signature: ${pinRefusalWords.foreignSignature}`
    throw new AppError('rule_broken', { field: 'image_signature', detail })
  }
  if (await isBlockedPicture(tx, upload.contentHash)) throw new AppError('picture_blocked', { field })
  await markUploadUsed(writeOwn(held, viewer), upload.id, deps.clock.now())
  if (isVideo) {
    const video = await findVideo(tx, upload.contentHash)
    if (!video) throw new AppError('upload_not_ready', { field })
    return { kind: 'video', signature: upload.signature, video }
  }
  const picture = await findPicture(tx, upload.contentHash)
  if (!picture) throw new AppError('upload_not_ready', { field })
  return { kind: 'image', signature: upload.signature, picture }
}

/** Uses up an upload where only a picture will do. Throws `invalid_image` for a video, and what `takeUpload` throws. */
export async function takePicture(deps: WriteDeps, tx: Tx, viewer: Member, named: NamedUpload) {
  const taken = await takeUpload(deps, tx, viewer, named)
  if (taken.kind !== 'image') throw new AppError('invalid_image', { field: named.field })
  return taken
}
