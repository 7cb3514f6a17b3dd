import type { CoveredTopic, Pin } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { allTopicsView } from '../../graph/index.ts'
import { type PinViewDeps, pinViews } from '../../pins/index.ts'
import { findTopicCovers } from './topic-covers.queries.ts'

/** All topics by slug, or those right below one, with covers as far as the viewer may see the pins. A fixed number of statements. */
export async function topicCoversView(
  deps: PinViewDeps,
  viewer: Viewer,
  page: { after: string | null; limit: number },
  below?: Id,
): Promise<Page<CoveredTopic[]>> {
  const { items: topics, next } = await allTopicsView(deps, viewer, page, below)
  const coverOf = await coversOf(
    deps,
    viewer,
    topics.map(({ id }) => id),
  )
  return { items: topics.map((topic) => ({ ...topic, cover: coverFrom(coverOf.get(topic.id)) })), next }
}

/** The pin that stands for each topic: what an editor chose, or where the viewer may not see that, what the program did. */
export async function coversOf(
  deps: PinViewDeps,
  viewer: Viewer,
  topicIds: readonly Id[],
): Promise<Map<Id, Pin | undefined>> {
  const covers = await findTopicCovers(deps.db, topicIds)
  const pinIds = covers.flatMap(({ chosenId, pinId }) => [chosenId, pinId].filter((id) => id !== null))
  const shown = new Map((await pinViews(deps, viewer, [...new Set(pinIds)], 'suggested')).map((pin) => [pin.id, pin]))
  return new Map(
    covers.map(({ topicId, chosenId, pinId }) => [topicId, shown.get(chosenId ?? '') ?? shown.get(pinId ?? '')]),
  )
}

function coverFrom(pin: Pin | undefined): CoveredTopic['cover'] {
  if (pin === undefined) return null
  const { '236x': small, '474x': large } = pin.images
  return { pin_id: pin.id, images: { '236x': small, '474x': large }, dominant_color: pin.dominant_color }
}
