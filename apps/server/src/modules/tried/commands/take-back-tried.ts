import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../platform/writing/writer.ts'
import { addToMemberCounters } from '../../accounts/index.ts'
import { deleteSignatures } from '../../media/index.ts'
import { changeDoneCount } from '../../aggregates/index.ts'
import { knowTries } from '../tried-facts.ts'
import { canDeleteTry } from '../tried.policy.ts'
import { deleteTries, findTries } from '../tried.queries.ts'

/** Takes a try away with its photo. Throws `tried_not_found` and `not_allowed`. */
export async function takeBackTried(deps: WriteDeps, viewer: Member, id: Id): Promise<void> {
  await inTransaction(deps.db, 'take-back-tried', async (tx) => {
    const held = holdNothing(tx, 'the deletion says who was first')
    const [known] = await knowTries({ db: held }, viewer, await findTries(held, [id]))
    if (!known) throw new AppError('tried_not_found')
    const writer = authorize(held, canDeleteTry(known.facts))
    const { aggregateId, memberId } = known.row
    // Counters first: the aggregate before the member, as everywhere.
    await changeDoneCount(writer, aggregateId, -1)
    await addToMemberCounters(writer, memberId, { tried_count: -1 })
    const [gone] = await deleteTries(writer, [id])
    // Another request took it away at the same moment and has counted it.
    if (!gone) throw new AppError('tried_not_found')
    if (gone.signature !== null) await deleteSignatures(writer, [gone.signature])
  })
}
