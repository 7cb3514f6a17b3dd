import type { PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../platform/writing/writer.ts'
import { deleteMark, insertMark } from '../marks.queries.ts'
import { knowPin, canHidePin } from '../../pins/index.ts'

/** Keeps the pin out of what the viewer is suggested, or lets it in again. A second press changes nothing. */
export async function setHidden(deps: WriteDeps, viewer: Member, pinId: PinId, isHidden: boolean): Promise<void> {
  await inTransaction(deps.db, 'set-hidden', async (tx) => {
    const held = holdNothing(tx, 'a mark of one’s own, which hides no more than the pin does')
    const { facts } = await knowPin({ db: held }, viewer, pinId)
    const writer = authorize(held, canHidePin(facts))
    if (!isHidden) await deleteMark(writer, 'hidden_pins', viewer.id, pinId)
    else {
      const edgeId = deps.ids.next(bucketOf(viewer.id))
      await insertMark(writer, 'hidden_pins', { memberId: viewer.id, pinId, edgeId })
    }
  })
}
