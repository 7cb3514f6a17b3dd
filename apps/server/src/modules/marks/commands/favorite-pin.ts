import type { PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { deleteMark, insertFavorite } from '../marks.queries.ts'
import { knowPin, holdPin, canFavoritePin } from '../../pins/index.ts'

/** Puts the viewer's own pin among their favourites, or takes it out. A second press changes nothing. */
export async function setFavorite(deps: WriteDeps, viewer: Member, pinId: PinId, isFavorite: boolean): Promise<void> {
  await inTransaction(deps.db, 'set-favorite', async (tx) => {
    // Held, so that deleting the pin at the same moment comes before, or takes the mark along.
    const [held, pin] = await holdPin(tx, pinId)
    if (!pin) throw new AppError('pin_not_found')
    const { facts, row } = await knowPin({ db: held }, viewer, pinId)
    const writer = authorize(held, canFavoritePin(facts))
    if (!isFavorite) await deleteMark(writer, 'favorite_pins', viewer.id, pinId)
    else {
      const edgeId = deps.ids.next(bucketOf(viewer.id))
      await insertFavorite(writer, { memberId: viewer.id, pinId, edgeId, isCreated: row.isCreated })
    }
  })
}
