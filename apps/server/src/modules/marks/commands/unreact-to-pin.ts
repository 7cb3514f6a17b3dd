import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockPinAggregate, canReact } from '../../pins/index.ts'
import { takeReactionBack } from '../../aggregates/index.ts'

/** Takes the viewer's reaction back. Without one nothing changes. */
export async function unreactToPin(deps: WriteDeps, viewer: Member, pinId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { aggregateId } = (await lockPinAggregate(tx, viewer, pinId, canReact)).row
    await takeReactionBack(tx, viewer.id, aggregateId)
  })
}
