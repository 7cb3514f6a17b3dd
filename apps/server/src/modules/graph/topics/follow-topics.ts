import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { addToMemberCounters, lockMember } from '../../accounts/index.ts'
import { deleteTopicFollows, findTopics, insertTopicFollows } from './topics.queries.ts'

/** Follows topics, or stops. A second press changes nothing. Throws `topic_not_found` where one is missing. */
export async function setTopicFollows(
  deps: WriteDeps,
  viewer: Member,
  topicIds: readonly Id[],
  isFollowing: boolean,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if ((await findTopics(tx, topicIds)).length < topicIds.length) throw new AppError('topic_not_found')
    await lockMember(tx, viewer.id)
    const edges = topicIds.map((topicId) => ({ topicId, edgeId: deps.ids.next(bucketOf(viewer.id)) }))
    const delta = isFollowing
      ? await insertTopicFollows(tx, viewer.id, edges)
      : -(await deleteTopicFollows(tx, viewer.id, topicIds))
    await addToMemberCounters(tx, viewer.id, { interest_following_count: delta })
  })
}
