import { authorize } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { deleteFollow } from '../follows.queries.ts'
import { canFollow } from '../graph.policy.ts'
import { countFollow, lockPair } from '../pair-locks.ts'
import { relationsTo } from '../relations.ts'

/** Stops following, or takes a request back. Without an edge nothing changes. */
export async function unfollowMember(deps: WriteDeps, viewer: Member, followeeId: Id): Promise<void> {
  authorize(canFollow((await relationsTo(deps, viewer, [followeeId]))(followeeId)))
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockPair(tx, viewer.id, followeeId))) throw new AppError('user_not_found')
    const was = await deleteFollow(tx, viewer.id, followeeId)
    if (was !== 'following') return
    await countFollow(tx, viewer.id, followeeId, -1)
    await deps.outbox.emit(tx, bucketOf(viewer.id), 'member.unfollowed', { followerId: viewer.id, followeeId })
  })
}
