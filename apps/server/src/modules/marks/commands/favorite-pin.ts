import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deleteMark, insertFavorite } from '../marks.queries.ts'
import { knowPin, holdPin, canFavoritePin } from '../../pins/index.ts'

/** Puts the viewer's own pin among their favourites, or takes it out. A second press changes nothing. */
export async function setFavorite(deps: WriteDeps, viewer: Member, pinId: Id, isFavorite: boolean): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Held, so that deleting the pin at the same moment comes before, or takes the mark along.
    if (!(await holdPin(tx, pinId))) throw new AppError('pin_not_found')
    const { facts, row } = await knowPin({ db: tx }, viewer, pinId)
    authorize(canFavoritePin(facts))
    if (!isFavorite) await deleteMark(tx, 'favorite_pins', viewer.id, pinId)
    else {
      const edgeId = deps.ids.next(bucketOf(viewer.id))
      await insertFavorite(tx, { memberId: viewer.id, pinId, edgeId, isCreated: row.isCreated })
    }
  })
}
