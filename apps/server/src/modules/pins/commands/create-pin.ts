import type { OptionsOf, pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findPicture, lockUpload, markUploadUsed, type PictureFacts, upsertSignatures } from '../../media/index.ts'
import { insertAggregates } from '../aggregates.queries.ts'
import { domainOf } from '../pin-words.ts'
import { placeOf, takePlace } from '../pin-place.ts'
import { writePin } from './write-pin.ts'

/** Makes a pin of the viewer's own upload; it starts an aggregate. */
export async function createPin(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof pinResource.create>,
): Promise<Id> {
  return inTransaction(deps.db, async (tx) => {
    const { picture, signature } = await takeUpload(deps, tx, viewer, input)
    const place = await takePlace(tx, viewer, placeOf(input))
    const now = deps.clock.now()
    const id = deps.ids.next(bucketOf(viewer.id))
    const aggregateId = deps.ids.next(bucketOf(viewer.id))
    const { contentHash, extension } = picture
    const isPublic = place.hasPublicPicture
    await insertAggregates(tx, [{ id: aggregateId, contentHash, signature, isPublic }], now)
    await upsertSignatures(
      tx,
      [{ signature, contentHash, extension, isPublic, pinId: isPublic ? null : id, ownerId: viewer.id }],
      now,
    )
    await writePin(deps, tx, viewer, place, {
      id,
      is_created: true,
      aggregate_id: aggregateId,
      signature,
      picture,
      title: input.title,
      description: input.description,
      alt_text: input.alt_text,
      link: input.link,
      domain: domainOf(input.link),
      saved_from_pin_id: null,
      is_comments_allowed: input.is_comments_allowed,
    })
    return id
  })
}

/** The viewer's finished upload, used up. Another member's is as missing as none. */
async function takeUpload(
  deps: WriteDeps,
  tx: Tx,
  viewer: Member,
  input: { upload_id: Id; image_signature?: string | undefined },
): Promise<{ picture: PictureFacts; signature: string }> {
  const field = 'upload_id'
  const upload = await lockUpload(tx, input.upload_id)
  if (upload?.memberId !== viewer.id) throw new AppError('upload_not_found', { field })
  if (upload.status === 'failed')
    throw new AppError('invalid_image', { field, detail: upload.failureReason ?? 'Invalid Image' })
  if (upload.status !== 'succeeded' || upload.contentHash === null || upload.signature === null)
    throw new AppError('upload_not_ready', { field })
  if (upload.usedAt !== null) throw new AppError('upload_used', { field })
  if (input.image_signature !== undefined && input.image_signature !== upload.signature) {
    const detail = 'image_signature: does not belong to this upload'
    throw new AppError('rule_broken', { field: 'image_signature', detail })
  }
  const picture = await findPicture(tx, upload.contentHash)
  if (!picture) throw new AppError('upload_not_ready', { field })
  await markUploadUsed(tx, upload.id, deps.clock.now())
  return { picture, signature: upload.signature }
}
