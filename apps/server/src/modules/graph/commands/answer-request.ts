import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { approveRequests, deleteFollow, findFollowStates } from '../follows.queries.ts'
import { countFollow, lockPair } from '../pair-locks.ts'
import { type ApprovalDeps, tellApproved } from '../tell-approved.ts'

/** Lets who asked follow the viewer. Throws `follow_request_not_found` where nobody asks, or no longer does. */
export async function approveRequest(deps: ApprovalDeps, viewer: Member, followerId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'approve-follow-request', async (tx) => {
    const [held] = await lockPair(tx, viewer.id, followerId)
    const writer = writeOwn(held, viewer)
    const [approved] = await approveRequests(writer, viewer.id, [followerId])
    if (approved === undefined) {
      const state = (await findFollowStates(tx, followerId, [viewer.id])).get(viewer.id)
      // A second press finds the follow that the first one made.
      if (state !== 'following') throw new AppError('follow_request_not_found')
      return
    }
    await countFollow(writer, followerId, viewer.id, 1)
    const payload = { followerId, followeeId: viewer.id, isApproved: true as const }
    await deps.outbox.emit(writer, bucketOf(followerId), 'member.followed', payload)
    tellApproved(deps, tx, viewer.id, [followerId])
  })
}

/** Takes a request to the viewer away. Who follows already goes on following; without a request nothing changes. */
export async function declineRequest(deps: WriteDeps, viewer: Member, followerId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'decline-follow-request', async (tx) => {
    const [held] = await lockPair(tx, viewer.id, followerId)
    const writer = writeOwn(held, viewer)
    await deleteFollow(writer, followerId, viewer.id, 'requested')
  })
}

/** Ends a follow of the viewer, or a request. Without either nothing changes. */
export async function removeFollower(deps: WriteDeps, viewer: Member, followerId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'remove-follower', async (tx) => {
    const [held] = await lockPair(tx, viewer.id, followerId)
    const writer = writeOwn(held, viewer)
    if ((await deleteFollow(writer, followerId, viewer.id)) !== 'following') return
    await countFollow(writer, followerId, viewer.id, -1)
    const payload = { followerId, followeeId: viewer.id }
    await deps.outbox.emit(writer, bucketOf(followerId), 'member.unfollowed', payload)
  })
}
