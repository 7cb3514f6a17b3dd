import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { approveRequests, insertFollow } from '../follows.queries.ts'
import { canBeginToFollow, followStateOf } from '../graph.policy.ts'
import { lockPair, countFollow } from '../pair-locks.ts'
import { forgetBlocks, relationsTo } from '../relations.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** `isApproved` where the followee, or their profile's becoming public, let somebody in who had asked. */
    'member.followed': { followerId: string; followeeId: string; isApproved?: true }
    'member.follow-requested': { followerId: string; followeeId: string; edgeId: string }
    'member.unfollowed': { followerId: string; followeeId: string }
    'member.blocked': { blockerId: string; blockedId: string }
  }
}

interface HowToFollow {
  /** The followee invited whoever comes with their code. */
  readonly isInvited?: boolean
}

/** Follows a member, or asks to where the profile is private. A second press changes nothing. */
export async function followMember(
  deps: WriteDeps,
  viewer: Member,
  followeeId: MemberId,
  { isInvited = false }: HowToFollow = {},
): Promise<void> {
  await inTransaction(deps.db, 'follow-member', async (tx) => {
    const [held, followee] = await lockPair(tx, viewer.id, followeeId)
    if (!followee) throw new AppError('user_not_found')
    // Read under the locks, or a block of this moment would be missed.
    forgetBlocks(viewer)
    const relation = (await relationsTo({ db: held }, viewer, [followeeId]))(followeeId)
    const { isPrivate } = followee
    const writer = authorize(held, canBeginToFollow(relation, { isPrivate, isLimitedLogin: viewer.isLimitedLogin }))
    const state = followStateOf({ isPrivate, isInvited })
    const edgeId = deps.ids.next(bucketOf(viewer.id))
    const isNew = await insertFollow(writer, { followerId: viewer.id, followeeId, state, edgeId })
    if (state === 'requested') {
      const payload = { followerId: viewer.id, followeeId, edgeId }
      if (isNew) await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.follow-requested', payload)
      return
    }
    // A request from when the profile was private need not wait any more.
    if (!isNew && (await approveRequests(writer, followeeId, [viewer.id])).length === 0) return
    await countFollow(writer, viewer.id, followeeId, 1)
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.followed', { followerId: viewer.id, followeeId })
  })
}
