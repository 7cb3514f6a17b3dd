import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { addToMemberCounters } from '../../accounts/index.ts'
import { deleteSignatures } from '../../media/index.ts'
import { changeDoneCount } from '../../aggregates/index.ts'
import { knowTries } from '../tried-facts.ts'
import { canDeleteTry } from '../tried.policy.ts'
import { deleteTries, findTries } from '../tried.queries.ts'

/** Takes a try away with its photo. Throws `tried_not_found` and `not_allowed`. */
export async function takeBackTried(deps: WriteDeps, viewer: Member, id: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const [known] = await knowTries({ db: tx }, viewer, await findTries(tx, [id]))
    if (!known) throw new AppError('tried_not_found')
    authorize(canDeleteTry(known.facts))
    const { aggregateId, memberId } = known.row
    // Counters first: the aggregate before the member, as everywhere.
    await changeDoneCount(tx, aggregateId, -1)
    await addToMemberCounters(tx, memberId, { tried_count: -1 })
    const [gone] = await deleteTries(tx, [id])
    // Another request took it away at the same moment and has counted it.
    if (!gone) throw new AppError('tried_not_found')
    if (gone.signature !== null) await deleteSignatures(tx, [gone.signature])
  })
}
