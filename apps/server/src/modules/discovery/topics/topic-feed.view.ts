import type { Pin } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { findTopic } from '../../graph/index.ts'
import { fillPinPage, type Place } from '../../pins/index.ts'
import type { SearchViewDeps } from '../search/search.view.ts'
import { topicSearch } from './topic-search.ts'

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
  return fillPinPage(deps, viewer, place, 'suggested', async (at) => {
    const hits = await deps.searchIndex.query({ ...topicSearch(name, viewer.id), ...at })
    return hits.map(({ id, key }) => ({ pinId: id, key }))
  })
}
