import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { addToMemberCounters, lockMember } from '../../accounts/index.ts'
import { deleteTopicFollows, findTopics, insertTopicFollows } from './topics.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** A member follows other topics than before. */
    'topics.chosen': { memberId: string }
  }
}

/** Follows topics, or stops. A second press changes nothing. Throws `topic_not_found` where one is missing. */
export async function setTopicFollows(
  deps: WriteDeps,
  viewer: Member,
  topicIds: readonly Id[],
  isFollowing: boolean,
): Promise<void> {
  await inTransaction(deps.db, 'set-topic-follows', async (tx) => {
    const [held] = await lockMember(tx, viewer.id)
    if ((await findTopics(held, topicIds)).length < topicIds.length) throw new AppError('topic_not_found')
    const writer = writeOwn(held, viewer)
    const edges = topicIds.map((topicId) => ({ topicId, edgeId: deps.ids.next(bucketOf(viewer.id)) }))
    const delta = isFollowing
      ? await insertTopicFollows(writer, viewer.id, edges)
      : -(await deleteTopicFollows(writer, viewer.id, topicIds))
    await addToMemberCounters(writer, viewer.id, { interest_following_count: delta })
    if (delta !== 0) await deps.outbox.emit(writer, bucketOf(viewer.id), 'topics.chosen', { memberId: viewer.id })
  })
}
