import type { didItActivityResource, OptionsOf } from '@pinfold/contract'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { addToMemberCounters } from '../../accounts/index.ts'
import { upsertSignatures } from '../../media/index.ts'
import { canSeePin, lockPinAggregate, takePicture } from '../../pins/index.ts'
import { changeDoneCount } from '../../aggregates/index.ts'
import { insertTry } from '../tried.queries.ts'

const limit = { tries: 30, windowMilliseconds: 10 * 60 * 1000 }

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    'pin.tried': { triedId: string; pinId: string; memberId: string; aggregateId: string }
  }
}

/**
 * Says that the viewer tried what a pin shows, once for each aggregate. Throws `throttled`, `pin_not_found`,
 * `tried_already`, and what `takePicture` throws.
 */
export async function sayTried(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  input: OptionsOf<typeof didItActivityResource.create>,
): Promise<Id> {
  await deps.rateLimit.take(`tried ${actorOf(viewer)}`, limit)
  return inTransaction(deps.db, async (tx) => {
    const { upload_id: uploadId, image_signature: signature } = input
    const hasPhoto = uploadId !== undefined || signature !== undefined
    const photo = hasPhoto ? await takePicture(deps, tx, viewer, { uploadId, signature, field: 'upload_id' }) : null
    const { aggregateId } = (await lockPinAggregate(tx, viewer, input.pin_id, canSeePin)).row
    const id = deps.ids.next(bucketOf(viewer.id))
    const now = deps.clock.now()
    const row = {
      id,
      memberId: viewer.id,
      aggregateId,
      pinId: input.pin_id,
      details: input.details,
      contentHash: photo?.picture.contentHash ?? null,
      signature: photo?.signature ?? null,
      extension: photo?.picture.extension ?? null,
      width: photo?.picture.width ?? null,
      height: photo?.picture.height ?? null,
    }
    if (!(await insertTry(tx, row, deps.ids.next(bucketOf(aggregateId)), now))) throw new AppError('tried_already')
    if (photo) {
      const { contentHash, extension } = photo.picture
      // Whoever may see the pin may see the photo: its address asks each time.
      const address = { signature: photo.signature, contentHash, extension, isPublic: false, pinId: input.pin_id }
      await upsertSignatures(tx, [{ ...address, ownerId: viewer.id }], now)
    }
    await changeDoneCount(tx, aggregateId, 1)
    await addToMemberCounters(tx, viewer.id, { tried_count: 1 })
    const payload = { triedId: id, pinId: input.pin_id, memberId: viewer.id, aggregateId }
    await deps.outbox.emit(tx, bucketOf(id), 'pin.tried', payload)
    return id
  })
}
