import type { Pin } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { findTopic } from '../../graph/index.ts'
import { fillPinPage, type PinViewDeps, type Place } from '../../pins/index.ts'
import { findPinsOfTopic } from './found-topics.queries.ts'

/**
 * The pins about a topic, newest first: what their makers said, and what their words and boards say. Pages emptied by the
 * rules are filled from the next ones. Throws `topic_not_found`.
 */
export async function topicFeedView(
  deps: PinViewDeps,
  viewer: Viewer,
  interest: string,
  place: Place,
): Promise<Page<Pin[]>> {
  const { id } = await findTopic(deps, interest)
  return fillPinPage(deps, viewer, place, 'suggested', async (at) => {
    const pinIds = await findPinsOfTopic(deps.db, id, at)
    return pinIds.map((pinId) => ({ pinId, key: pinId }))
  })
}
