import type { Pin } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { findTopic } from '../../graph/index.ts'
import { pinViews, type Place } from '../../pins/index.ts'
import type { SearchViewDeps } from '../search/search.view.ts'
import { topicSearch } from './topic-search.ts'

const MOST_ROUNDS = 4

/**
 * The pins about a topic: the index holds the English names of the topics that makers chose, so what they chose is found
 * with what has the words itself. Pages emptied by the rules are filled from the next ones. Throws `topic_not_found`.
 */
export async function topicFeedView(
  deps: SearchViewDeps,
  viewer: Viewer,
  interest: string,
  place: Place,
): Promise<Page<Pin[]>> {
  const { name } = await findTopic(deps, interest)
  const items: Pin[] = []
  let { after } = place
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const limit = place.limit - items.length
    const hits = await deps.searchIndex.query({ ...topicSearch(name, viewer.id), after, limit })
    const ids = hits.map(({ id }) => id)
    items.push(...(await pinViews(deps, viewer, ids, 'suggested')))
    after = hits.at(-1)?.key ?? after
    if (hits.length < limit) return { items, next: null }
    if (items.length >= place.limit) break
  }
  return { items, next: after }
}
