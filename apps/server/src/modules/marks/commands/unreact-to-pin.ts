import type { PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockPinAggregate, canReact } from '../../pins/index.ts'
import { takeReactionBack } from '../../aggregates/index.ts'

/** Takes the viewer's reaction back. Without one nothing changes. */
export async function unreactToPin(deps: WriteDeps, viewer: Member, pinId: PinId): Promise<void> {
  await inTransaction(deps.db, 'unreact-to-pin', async (tx) => {
    const { row, writer } = await lockPinAggregate(tx, viewer, pinId, canReact)
    const { aggregateId } = row
    await takeReactionBack(writer, viewer.id, aggregateId)
  })
}
