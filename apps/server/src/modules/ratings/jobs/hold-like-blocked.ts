import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { updateVeil } from '../../media/index.ts'
import type { LikeBlocked } from '../../recommender/index.ts'
import { lockVerdict, upsertVerdict } from '../ratings.queries.ts'
import { veilOf, waiting } from '../verdict.ts'
import { showVeilsEverywhere, whereShown } from '../where-shown.ts'

/**
 * Holds a picture for review that looks nearly like a blocked one: likeness is no proof, so nothing is refused, and an employee's
 * word stands for good. Repeating it changes nothing.
 */
export const createHoldLikeBlocked =
  (deps: { readonly db: Db; readonly clock: Clock }, likeBlocked: LikeBlocked) =>
  async (contentHash: string): Promise<void> => {
    if ((await likeBlocked(contentHash)) === null) return
    const shown = await whereShown(deps.db, contentHash)
    if (shown.pinId === null && shown.memberId === null) return
    const isNew = await inTransaction(deps.db, 'hold-like-blocked', async (tx) => {
      const writer = writeAsSystem(tx, 'the picture looks like one that is blocked')
      const [, row] = await lockVerdict(tx, contentHash)
      if (row?.isByEmployee === true || row?.isLikeBlocked === true) return false
      const now = deps.clock.now()
      await updateVeil(writer, contentHash, veilOf('held'))
      await upsertVerdict(writer, {
        contentHash,
        verdict: 'held',
        isByEmployee: false,
        isLikeBlocked: true,
        pinId: row?.pinId ?? shown.pinId,
        memberId: row?.memberId ?? shown.memberId,
        waits: waiting.held,
        reviewAskedAt: row?.reviewAskedAt ?? null,
        now,
      })
      return true
    })
    if (isNew) await showVeilsEverywhere(deps, contentHash)
  }
