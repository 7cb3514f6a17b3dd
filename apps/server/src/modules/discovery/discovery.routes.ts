import {
  advancedTypeaheadResource,
  alsoSavedToResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardsLikeResource,
  boardTitleSuggestionsResource,
  historyResource,
  homeSourcesResource,
  type Pin,
  pinClusterFeed,
  peopleToFollowResource,
  pinClusters,
  relatedModulesResource,
  relatedPinFeedResource,
  searchByPhoto,
  searchGuidesResource,
  searchResource,
  userHomefeedResource,
  visualLiveSearchResource,
} from '@pinfold/contract'
import type { Answer } from '../../platform/http/answer.ts'
import type { Binder, Page, PagedCall } from '../../platform/http/binder.ts'
import type { SearchTallies } from './explore/search-tallies.ts'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { clusterPinsView, clustersView } from './clusters/clusters.view.ts'
import { historyView } from './history/history.view.ts'
import { forgetLookedAt, keepHistory, noteLookedAt } from './history/keep-history.ts'
import { homeFeedView } from './home-feed.view.ts'
import { boardTitlesView } from './related/board-titles.view.ts'
import { type RecommendDeps, recommendNow } from './recommended/make-recommendations.ts'
import type { TopUps } from './recommended/top-ups.ts'
import type { BesideDeps } from './related/kept-beside.ts'
import { keepCopiesApart } from './keep-copies-apart.ts'
import { alsoSavedView } from './related/also-saved.view.ts'
import { boardsLikeView, peopleToFollowView } from './related/boards-beside.view.ts'
import { boardIdeasView, relatedPinsView } from './related/related.view.ts'
import { type SearchViewDeps, searchView } from './search/search.view.ts'
import { guidesView } from './search/guides/guides.view.ts'
import { typeaheadView } from './search/typeahead.view.ts'
import { noteSeen } from './seen/note-seen.ts'
import { bindPlaces, type PlaceDeps } from './places.routes.ts'
import { notHere, photoSearch, pictureSearchView, type VisualSearchDeps } from './visual/visual-search.view.ts'
import { bindTopicEditing } from './topics/topic-editing.routes.ts'
import { homeSourcesView, type TunerDeps } from './tuner/home-sources.view.ts'
import { setSourceMuted } from './tuner/mute-source.ts'

type DiscoveryDeps = SearchViewDeps &
  BesideDeps &
  TunerDeps &
  WriteDeps &
  RecommendDeps &
  VisualSearchDeps &
  PlaceDeps & { readonly searchTallies: SearchTallies; readonly topUps: TopUps }

/** What all visitors find alike who look for the same (DS-18), beside what they search for. */
const foundAlike = [
  userHomefeedResource,
  relatedPinFeedResource,
  relatedModulesResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardsLikeResource,
  alsoSavedToResource,
  visualLiveSearchResource,
]

const LONGEST_NOTHING = 100

/** Whether an answer holds nothing; a long one is not read for that. */
function isNothing(answer: Answer): boolean {
  if (answer.json !== undefined && answer.json.byteLength > LONGEST_NOTHING) return false
  const data = answer.data as unknown[] | { results: unknown[] }
  return (Array.isArray(data) ? data : data.results).length === 0
}

/** Feeds, searches, places to look, and what is like a pin or a board. */
export function bindDiscovery(binder: Binder, deps: DiscoveryDeps): void {
  const { bind, bindPaged } = binder
  bindTopicEditing(binder, deps)
  const apart = (page: Page<Pin[]>) => keepCopiesApart(deps, page)
  bindPaged(userHomefeedResource.get, ({ viewer, page }) => homeFeedView(deps, viewer, page))

  bind(userHomefeedResource.create, async ({ viewer, options }) => {
    await noteSeen(deps, requireMember(viewer), options.pin_ids)
    return null
  })
  bind(userHomefeedResource.update, async ({ viewer }) => {
    await recommendNow(deps, requireMember(viewer).id)
    return null
  })
  bindTuner({ bind, bindPaged }, deps)
  bindHistory({ bind, bindPaged }, deps)

  type Search = Pick<PagedCall<typeof searchResource.get>, 'viewer' | 'options' | 'page'>
  const search = async ({ viewer, options, page }: Search) => {
    const found = await searchView(deps, viewer, options, page)
    // Who reads on does not search again.
    if (options.scope === 'pins' && page.after === null)
      deps.searchTallies.note(viewer, options.query, found.items.length === 0)
    return found
  }
  bindPaged(searchResource.get, search)
  bindPaged(
    baseSearchResource.get,
    async (call) => {
      const { items: results, next, correctedQuery } = await search(call)
      return { items: { results, corrected_query: correctedQuery }, next }
    },
    { results: [], corrected_query: null },
  )
  bind(searchGuidesResource.get, ({ viewer, options }) => guidesView(deps, viewer, options))
  bind(advancedTypeaheadResource.get, ({ viewer, options }) => typeaheadView(deps, viewer, options))

  bindPlaces(binder, deps)

  bindPaged(
    visualLiveSearchResource.get,
    ({ viewer, options: { pin_id: pinId, image_signature: signature, crop }, page }) =>
      pictureSearchView(deps, viewer, { pinId, signature }, crop, page),
    notHere,
  )
  bind(searchByPhoto, ({ viewer, options }) => photoSearch(deps, requireMember(viewer), options))

  // The contract makes sure that one of the two options is there.
  const likePin = async ({ viewer, options, page }: PagedCall<typeof relatedPinFeedResource.get>) =>
    apart(await relatedPinsView(deps, viewer, options.pin ?? options.pin_id ?? '0', page))
  bindPaged(relatedPinFeedResource.get, likePin)
  bindPaged(relatedModulesResource.get, likePin)
  const likeBoard = async ({ viewer, options, page }: PagedCall<typeof boardContentRecommendationResource.get>) =>
    apart(
      await boardIdeasView(
        deps,
        viewer,
        { boardId: options.board_id ?? options.id ?? '0', sectionId: options.section_id ?? null },
        page,
      ),
    )
  bindPaged(boardContentRecommendationResource.get, likeBoard)
  bindPaged(boardRelatedPixieFeedResource.get, likeBoard)
  bindPaged(alsoSavedToResource.get, ({ viewer, options, page }) => alsoSavedView(deps, viewer, options.pin_id, page))
  bindPaged(boardsLikeResource.get, ({ viewer, options, page }) => boardsLikeView(deps, viewer, options.board_id, page))
  bindPaged(peopleToFollowResource.get, ({ viewer, page }) => peopleToFollowView(deps, requireMember(viewer), page))

  for (const { get } of foundAlike) binder.keepForVisitors(get, 'found')
  for (const { get } of [searchResource, baseSearchResource])
    binder.keepForVisitors(get, 'found', ({ viewer, options: { scope, query, bookmarks } }, answer) => {
      if (scope === 'pins' && bookmarks === undefined) deps.searchTallies.note(viewer, query, isNothing(answer))
    })

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

/** What home is made from. */
function bindTuner({ bind, bindPaged }: Pick<Binder, 'bind' | 'bindPaged'>, deps: TunerDeps & WriteDeps): void {
  bindPaged(homeSourcesResource.get, ({ viewer, options, page }) =>
    homeSourcesView(deps, requireMember(viewer), options.kind, page),
  )
  bind(homeSourcesResource.update, async ({ viewer, options: { kind, source_id: id, is_on: isOn } }) => {
    await setSourceMuted(deps, requireMember(viewer), { kind, id }, !isOn)
    return null
  })
}

/** What the viewer looked at. */
function bindHistory({ bind, bindPaged }: Pick<Binder, 'bind' | 'bindPaged'>, deps: TunerDeps & WriteDeps): void {
  bindPaged(historyResource.get, ({ viewer, page }) => historyView(deps, requireMember(viewer), page))
  bind(historyResource.create, async ({ viewer, options: { pin_id: pinId, board_url: boardUrl } }) => {
    // The contract makes sure that one of the two options is there.
    await noteLookedAt(deps, requireMember(viewer), pinId === undefined ? { boardUrl: boardUrl ?? '' } : { pinId })
    return null
  })
  bind(historyResource.update, async ({ viewer, options }) => {
    await keepHistory(deps, requireMember(viewer), options.is_kept)
    return null
  })
  bind(historyResource.delete, async ({ viewer, options }) => {
    await forgetLookedAt(deps, requireMember(viewer), options.thing_id ?? null)
    return null
  })
}
