import type { ReactionType, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockPinAggregate, canReact } from '../../pins/index.ts'
import { react } from '../../aggregates/index.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Somebody who had not reacted yet; another type later is no news. */
    'pin.reacted': { pinId: string; memberId: string; aggregateId: string; type: ReactionType }
  }
}

/** Reacts to what the pin shows; another reaction takes the place of the first, the same again changes nothing. */
export async function reactToPin(deps: WriteDeps, viewer: Member, pinId: PinId, type: ReactionType): Promise<void> {
  await inTransaction(deps.db, 'react-to-pin', async (tx) => {
    const { row, writer } = await lockPinAggregate(tx, viewer, pinId, canReact)
    const { aggregateId } = row
    const edgeId = deps.ids.next(bucketOf(viewer.id))
    const before = await react(writer, { memberId: viewer.id, aggregateId, type, edgeId })
    if (before !== null) return
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'pin.reacted', {
      pinId,
      memberId: viewer.id,
      aggregateId,
      type,
    })
  })
}
