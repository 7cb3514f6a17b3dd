import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { deleteFollow } from '../follows.queries.ts'
import { canFollow } from '../graph.policy.ts'
import { countFollow, lockPair } from '../pair-locks.ts'
import { relationsTo, forgetBlocks } from '../relations.ts'

/** Stops following, or takes a request back. Without an edge nothing changes. */
export async function unfollowMember(deps: WriteDeps, viewer: Member, followeeId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'unfollow-member', async (tx) => {
    const [held, followee] = await lockPair(tx, viewer.id, followeeId)
    forgetBlocks(viewer)
    const writer = authorize(held, canFollow((await relationsTo({ db: held }, viewer, [followeeId]))(followeeId)))
    if (!followee) throw new AppError('user_not_found')
    const was = await deleteFollow(writer, viewer.id, followeeId)
    if (was !== 'following') return
    await countFollow(writer, viewer.id, followeeId, -1)
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.unfollowed', { followerId: viewer.id, followeeId })
  })
}
