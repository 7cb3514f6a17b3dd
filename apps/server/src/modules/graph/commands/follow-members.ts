import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorizeSome } from '../../../platform/writing/writer.ts'
import { addToCounterOfMembers, addToMemberCounters, lockMembers } from '../../accounts/index.ts'
import { insertFollows } from '../follows.queries.ts'
import { canBeginToFollow, followStateOf } from '../graph.policy.ts'
import { forgetBlocks, relationsTo } from '../relations.ts'

/**
 * Follows many members at once; those who are private are asked. Whom the viewer may not follow, or does already, is
 * passed over. At most nine statements for any number.
 */
export async function followMembers(deps: WriteDeps, viewer: Member, followeeIds: readonly MemberId[]): Promise<void> {
  const wanted = new Set(followeeIds)
  if (wanted.size === 0) return
  await inTransaction(deps.db, 'follow-members', async (tx) => {
    const [held, locked] = await lockMembers(tx, [...new Set([viewer.id, ...wanted])])
    // Read under the locks, or a block of this moment would be missed.
    forgetBlocks(viewer)
    const relationTo = await relationsTo({ db: held }, viewer, [...wanted])
    const { writer, allowed } = authorizeSome(
      held,
      locked.filter(({ id }) => wanted.has(id)),
      ({ id, isPrivate }) => canBeginToFollow(relationTo(id), { isPrivate, isLimitedLogin: viewer.isLimitedLogin }),
    )
    const edges = allowed.map(({ id, isPrivate }) => ({
      followeeId: id,
      state: followStateOf({ isPrivate, isInvited: false }),
      edgeId: deps.ids.next(bucketOf(viewer.id)),
    }))
    const inserted = new Set(await insertFollows(writer, viewer.id, edges))
    const requests = edges.filter(({ followeeId, state }) => state === 'requested' && inserted.has(followeeId))
    await deps.outbox.emitAll(
      writer,
      'member.follow-requested',
      requests.map(({ followeeId, edgeId }) => ({
        bucket: bucketOf(viewer.id),
        payload: { followerId: viewer.id, followeeId, edgeId },
      })),
    )
    const followed = edges.filter(({ followeeId, state }) => state === 'following' && inserted.has(followeeId))
    const ids = followed.map(({ followeeId }) => followeeId)
    if (ids.length === 0) return
    await addToMemberCounters(writer, viewer.id, { following_count: ids.length })
    await addToCounterOfMembers(writer, ids, 'follower_count', 1)
    const news = ids.map((followeeId) => ({
      bucket: bucketOf(viewer.id),
      payload: { followerId: viewer.id, followeeId },
    }))
    await deps.outbox.emitAll(writer, 'member.followed', news)
  })
}
