import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { addToCounterOfMembers, addToMemberCounters, lockMembers } from '../../accounts/index.ts'
import { type EdgeRow, findFollowerEdges } from '../follow-lists.queries.ts'
import { approveRequests } from '../follows.queries.ts'
import { type ApprovalDeps, tellApproved } from '../tell-approved.ts'

const BATCH = 200

/** After a profile became public: everybody who waited follows it. Stops where it is private again. */
export async function approveWaiting(deps: ApprovalDeps, memberId: MemberId): Promise<void> {
  let after: Id | null = null
  for (;;) {
    const waiting: EdgeRow[] = await findFollowerEdges(deps.db, memberId, 'requested', { after, limit: BATCH })
    const followerIds = waiting.map(({ id }) => id)
    if (followerIds.length === 0 || !(await approveAll(deps, memberId, followerIds))) return
    after = waiting.at(-1)?.edgeId ?? after
  }
}

/** False where the profile is private. */
const approveAll = (deps: ApprovalDeps, memberId: MemberId, followerIds: readonly MemberId[]): Promise<boolean> =>
  inTransaction(deps.db, 'approve-waiting', async (tx) => {
    const writer = writeAsSystem(tx, 'a profile that became public lets everybody in')
    const [, locked] = await lockMembers(tx, [memberId, ...followerIds])
    if (locked.find(({ id }) => id === memberId)?.isPrivate !== false) return false
    const approved = await approveRequests(writer, memberId, followerIds)
    if (approved.length === 0) return true
    await addToMemberCounters(writer, memberId, { follower_count: approved.length })
    await addToCounterOfMembers(writer, approved, 'following_count', 1)
    const news = approved.map((followerId) => ({
      bucket: bucketOf(followerId),
      payload: { followerId, followeeId: memberId, isApproved: true as const },
    }))
    await deps.outbox.emitAll(writer, 'member.followed', news)
    tellApproved(deps, tx, memberId, approved)
    return true
  })
