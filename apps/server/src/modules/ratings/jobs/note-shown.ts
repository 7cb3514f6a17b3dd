import type { PinId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findVeils } from '../../media/index.ts'
import { hasVerdict, insertVerdict, lockVerdict } from '../ratings.queries.ts'
import { waitsOf } from '../verdict.ts'
import { whereShown } from '../where-shown.ts'

/**
 * Puts a picture in the queue of employees that got its veil while nothing showed it: now something does. Repeating it changes
 * nothing.
 */
export async function noteShown(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  contentHash: string,
  shownBeside: PinId | null = null,
): Promise<void> {
  const verdict = (await findVeils(db, [contentHash])).get(contentHash) ?? ''
  if (verdict === '' || (await hasVerdict(db, contentHash))) return
  const where = await whereShown(db, contentHash)
  const shown = where.pinId === null && where.memberId === null ? { ...where, pinId: shownBeside } : where
  if (shown.pinId === null && shown.memberId === null) return
  await inTransaction(db, 'note-shown', async (tx) => {
    const writer = writeAsSystem(tx, 'something shows what the model rated before')
    const [, row] = await lockVerdict(tx, contentHash)
    if (row) return
    const waits = waitsOf({ verdict, isByEmployee: false, isReviewAsked: false })
    await insertVerdict(writer, {
      contentHash,
      verdict,
      isByEmployee: false,
      isLikeBlocked: false,
      ...shown,
      waits,
      reviewAskedAt: null,
      now: clock.now(),
    })
  })
}
