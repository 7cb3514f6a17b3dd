import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { findFollowedTopicEdges, findTopics } from '../../graph/index.ts'
import { findPins, type PinRow } from '../../pins/index.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { topicSearch } from '../topics/topic-search.ts'

/** The newest topics of a member that are looked at, and the best pins of each. */
const MOST_TOPICS = 10
const OF_EACH = 15

interface TopicPin {
  readonly pin: PinRow
  readonly topicId: string
}

/** Public pins about the topics that a member follows: the best of each topic first, then the second of each. */
export async function findTopicPins(
  { db, searchIndex }: { readonly db: Db; readonly searchIndex: SearchIndex },
  memberId: MemberId,
): Promise<TopicPin[]> {
  const followed = await findFollowedTopicEdges(db, memberId, { after: null, limit: MOST_TOPICS })
  const topics = await findTopics(
    db,
    followed.map(({ id }) => id),
  )
  const lists = await Promise.all(
    topics.map(async ({ id, name }) => {
      const hits = await searchIndex.query({ ...topicSearch(name, memberId), after: null, limit: OF_EACH })
      return { topicId: id, pinIds: hits.map((hit) => hit.id) }
    }),
  )
  const rows = await findPins(db, [...new Set(lists.flatMap(({ pinIds }) => pinIds))])
  const pinOf = new Map(rows.map((pin) => [pin.id, pin]))
  return Array.from({ length: OF_EACH }, (_, round) =>
    lists.flatMap(({ topicId, pinIds }) => {
      const pin = pinOf.get(pinIds[round] ?? '')
      return pin?.isListed && pin.isReadableByAll ? [{ pin, topicId }] : []
    }),
  ).flat()
}
