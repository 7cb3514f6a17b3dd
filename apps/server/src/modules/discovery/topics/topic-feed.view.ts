import type { Pin } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { findTopic } from '../../graph/index.ts'
import { pinViews, type Place } from '../../pins/index.ts'
import { fillPage, type SearchViewDeps } from '../search/search.view.ts'

/**
 * The pins about a topic: the index holds the English names of the topics that makers chose, so what they chose is found
 * with what has the words itself. Throws `topic_not_found`.
 */
export async function topicFeedView(
  deps: SearchViewDeps,
  viewer: Viewer,
  interest: string,
  place: Place,
): Promise<Page<Pin[]>> {
  const { name: text } = await findTopic(deps, interest)
  const search = { kind: 'pin', text, isName: true, viewerId: viewer.id, isOwn: false } as const
  return fillPage(deps, search, place, (ids) => pinViews(deps, viewer, ids, 'suggested'))
}
