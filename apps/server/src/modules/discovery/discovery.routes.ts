import {
  advancedTypeaheadResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardTitleSuggestionsResource,
  type Pin,
  pinClusterFeed,
  pinClusters,
  relatedModulesResource,
  relatedPinFeedResource,
  searchByPhoto,
  searchGuidesResource,
  searchResource,
  topicCoversResource,
  topicFeedResource,
  userHomefeedResource,
  visualLiveSearchResource,
} from '@pinfold/contract'
import type { Binder, Page, PagedCall } from '../../platform/http/binder.ts'
import { requireMember } from '../../platform/auth/viewer.ts'
import { clusterPinsView, clustersView } from './clusters/clusters.view.ts'
import { keepCopiesApart } from './keep-copies-apart.ts'
import { homeFeedView } from './home-feed.view.ts'
import { boardTitlesView } from './related/board-titles.view.ts'
import { boardIdeasView, relatedPinsView } from './related/related.view.ts'
import { type SearchViewDeps, searchView } from './search/search.view.ts'
import { guidesView } from './search/guides/guides.view.ts'
import { typeaheadView } from './search/typeahead.view.ts'
import { topicCoversView } from './topics/topic-covers.view.ts'
import { photoSearch, pictureSearchView, type VisualSearchDeps } from './visual/visual-search.view.ts'
import { topicFeedView } from './topics/topic-feed.view.ts'

/** Feeds, searches, and what is like a pin or a board. */
export function bindDiscovery({ bind, bindPaged }: Binder, deps: SearchViewDeps & VisualSearchDeps): void {
  const apart = (page: Page<Pin[]>) => keepCopiesApart(deps, page)
  bindPaged(userHomefeedResource.get, async ({ viewer, page }) => apart(await homeFeedView(deps, viewer, page)))

  bindPaged(searchResource.get, ({ viewer, options, page }) => searchView(deps, viewer, options, page))
  bindPaged(
    baseSearchResource.get,
    async ({ viewer, options, page }) => {
      const { items: results, next, correctedQuery } = await searchView(deps, viewer, options, page)
      return { items: { results, corrected_query: correctedQuery }, next }
    },
    { results: [], corrected_query: null },
  )
  bind(searchGuidesResource.get, ({ viewer, options }) => guidesView(deps, viewer, options))
  bind(advancedTypeaheadResource.get, ({ viewer, options }) => typeaheadView(deps, viewer, options))

  bindPaged(topicFeedResource.get, async ({ viewer, options, page }) =>
    apart(await topicFeedView(deps, viewer, options.interest, page)),
  )
  bindPaged(topicCoversResource.get, ({ viewer, page }) => topicCoversView(deps, viewer, page))

  bind(visualLiveSearchResource.get, ({ viewer, options: { pin_id: pinId, image_signature: signature, crop } }) =>
    pictureSearchView(deps, viewer, { pinId, signature }, crop),
  )
  bind(searchByPhoto, ({ viewer, options }) => photoSearch(deps, requireMember(viewer), options))

  // The contract makes sure that one of the two options is there.
  const likePin = async ({ viewer, options, page }: PagedCall<typeof relatedPinFeedResource.get>) =>
    apart(await relatedPinsView(deps, viewer, options.pin ?? options.pin_id ?? '0', page))
  bindPaged(relatedPinFeedResource.get, likePin)
  bindPaged(relatedModulesResource.get, likePin)
  const likeBoard = async ({ viewer, options, page }: PagedCall<typeof boardContentRecommendationResource.get>) =>
    apart(await boardIdeasView(deps, viewer, options.board_id ?? options.id ?? '0', page))
  bindPaged(boardContentRecommendationResource.get, likeBoard)
  bindPaged(boardRelatedPixieFeedResource.get, likeBoard)

  bind(boardTitleSuggestionsResource.get, ({ viewer, options }) =>
    boardTitlesView(deps, requireMember(viewer), options.pin_id),
  )
  bind(pinClusters, ({ viewer, options }) =>
    clustersView(deps, requireMember(viewer), {
      isCreatedOnly: options.exclude_quick_save_pins,
      limit: options.max_cluster_limit,
    }),
  )
  bindPaged(pinClusterFeed, ({ viewer, options, page }) =>
    clusterPinsView(deps, requireMember(viewer), options.id, page),
  )
}
