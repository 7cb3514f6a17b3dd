import {
  exploreBoardsResource,
  explorePinsResource,
  type Pin,
  risingSearchesResource,
  topicCoversResource,
  topicFeedResource,
} from '@pinfold/contract'
import type { Binder, Page } from '../../platform/http/binder.ts'
import { exploreBoardsView, explorePinsView, type ExploreViewDeps, risingSearchesView } from './explore/explore.view.ts'
import { keepCopiesApart } from './keep-copies-apart.ts'
import { topicCoversView } from './topics/topic-covers.view.ts'
import { topicFeedView } from './topics/topic-feed.view.ts'

/** What places to look need. */
export type PlaceDeps = ExploreViewDeps & Parameters<typeof keepCopiesApart>[0]

/** DS-14, DS-15: topics, and what there is to see today. */
export function bindPlaces(binder: Binder, deps: PlaceDeps): void {
  const { bind, bindPaged } = binder
  const apart = (page: Page<Pin[]>) => keepCopiesApart(deps, page)
  bindPaged(explorePinsResource.get, async ({ viewer, page }) => apart(await explorePinsView(deps, viewer, page)))
  bindPaged(exploreBoardsResource.get, ({ viewer, page }) => exploreBoardsView(deps, viewer, page))
  bind(risingSearchesResource.get, ({ viewer }) => risingSearchesView(deps, viewer))
  bindPaged(topicFeedResource.get, async ({ viewer, options, page }) =>
    apart(await topicFeedView(deps, viewer, options.interest, page)),
  )
  bindPaged(topicCoversResource.get, ({ viewer, options, page }) =>
    topicCoversView(deps, viewer, page, options.parent_id),
  )
  const alike = [
    explorePinsResource,
    exploreBoardsResource,
    risingSearchesResource,
    topicFeedResource,
    topicCoversResource,
  ]
  for (const { get } of alike) binder.keepForVisitors(get, 'found')
}
