import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deleteMark, insertMark } from '../marks.queries.ts'
import { knowPin, canHidePin } from '../../pins/index.ts'

/** Keeps the pin out of what the viewer is suggested, or lets it in again. A second press changes nothing. */
export async function setHidden(deps: WriteDeps, viewer: Member, pinId: Id, isHidden: boolean): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    authorize(canHidePin((await knowPin({ db: tx }, viewer, pinId)).facts))
    if (!isHidden) await deleteMark(tx, 'hidden_pins', viewer.id, pinId)
    else {
      const edgeId = deps.ids.next(bucketOf(viewer.id))
      await insertMark(tx, 'hidden_pins', { memberId: viewer.id, pinId, edgeId })
    }
  })
}
