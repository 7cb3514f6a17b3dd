import {
  advancedTypeaheadResource,
  alsoSavedToResource,
  baseSearchResource,
  boardContentRecommendationResource,
  boardRelatedPixieFeedResource,
  boardResource,
  boardsLikeResource,
  boardTitleSuggestionsResource,
  relatedModulesResource,
  relatedPinFeedResource,
  searchResource,
  visualLiveSearchResource,
  topicFeedResource,
  userHomefeedResource,
} from '@pinfold/contract'
import { makeQuickPin } from '../../data/quick-pins.ts'
import { settled } from '../../support/settled.ts'
import type { Subject } from '../covered-row.ts'
import { calls, lists, type Probe } from '../probe.ts'
import type { Target } from '../target.ts'
import type { World } from '../world.ts'
import { boardPlaces, pinPlaces } from './place-probes.ts'

const words = ({ slug }: Target) => slug.replaceAll('-', ' ')
const hasId = (found: readonly { id: string | null }[], wanted: string) => found.some(({ id }) => id === wanted)
const hasPin = (found: readonly { id: string }[], { pinId }: Target) => hasId(found, pinId)

/** The ways to find a board by its name. */
export const boardSearches: readonly Probe[] = [
  lists(
    searchResource.get,
    (target) => ({ query: words(target), scope: 'boards' as const, page_size: 250 }),
    (found, { boardId }) => hasId(found, boardId),
  ),
  lists(
    baseSearchResource.get,
    (target) => ({ query: words(target), scope: 'boards' as const, page_size: 250 }),
    ({ results }, { boardId }) => hasId(results, boardId),
  ),
  lists(
    advancedTypeaheadResource.get,
    (target) => ({ term: words(target), types: 'board', count: 20 }),
    ({ items }, { boardId }) => hasId(items, boardId),
  ),
  ...boardPlaces,
]

/** The feed everybody has; a member's own pins are not in it. What only some may see stands in nobody's. */
export const homeFeed: Probe = lists(userHomefeedResource.get, () => ({ page_size: 250 }), hasPin, {
  notFor: ['owner'],
})

/** A search among everybody's pins. */
export const pinSearch: Probe = lists(
  searchResource.get,
  (target) => ({ query: pinTitle(target), page_size: 250 }),
  hasPin,
)

/** The feed of a topic; the pin's title names it. */
export const topicFeed: Probe = lists(topicFeedResource.get, () => ({ interest: 'typography', page_size: 250 }), hasPin)

/** What is shown beside a pin that is on the same board, and beside a board that holds that pin. */
export const shownBeside: readonly Probe[] = [
  lists(relatedPinFeedResource.get, (_, { world }) => ({ pin: world.sourcePinId, page_size: 250 }), hasPin, {
    notFor: ['owner'],
  }),
  lists(relatedModulesResource.get, (_, { world }) => ({ pin_id: world.sourcePinId, page_size: 250 }), hasPin, {
    notFor: ['owner'],
  }),
  lists(
    boardContentRecommendationResource.get,
    (_, { world }) => ({ board_id: world.sourceBoardId, page_size: 250 }),
    hasPin,
    { notFor: ['owner'] },
  ),
  lists(boardRelatedPixieFeedResource.get, (_, { world }) => ({ id: world.sourceBoardId, page_size: 250 }), hasPin, {
    notFor: ['owner'],
  }),
]

/** Searches for a pin that only its owner finds, in a search of their own pins, and that is suggested to nobody. */
export const unlistedPinSearches: readonly Probe[] = [
  ...[pinSearch, topicFeed, homeFeed, ...shownBeside, ...pinPlaces].map((probe): Probe => ({
    ...probe,
    notFor: ['owner', 'collab'],
  })),
  lists(
    searchResource.get,
    (target) => ({ query: pinTitle(target), scope: 'my_pins' as const, page_size: 250 }),
    hasPin,
    {
      notFor: ['collab'],
    },
  ),
  // By its colour, which pictures of tests have in common.
  lists(
    searchResource.get,
    (target) => ({ query: pinTitle(target), color: ['blue' as const], page_size: 250 }),
    hasPin,
    {
      notFor: ['owner', 'collab'],
    },
  ),
]

/** The ways to find a member by name, and what is theirs. */
export const memberSearches: readonly Probe[] = [
  lists(
    searchResource.get,
    ({ username }) => ({ query: username, scope: 'people' as const, page_size: 250 }),
    (found, { userId }) => hasId(found, userId),
  ),
  // Who works on a board finds it, whoever owns it.
  ...boardSearches.slice(0, 2).map((probe): Probe => ({ ...probe, notFor: ['collab'] })),
  lists(
    advancedTypeaheadResource.get,
    ({ username }) => ({ term: username, types: 'user', count: 20 }),
    ({ items }, { userId }) => hasId(items, userId),
    // One does not mention oneself.
    { notFor: ['owner'] },
  ),
]

/** Searches for a pin of a private profile: approved followers may see it, but no search shows it to them. */
export const privatePinSearches: readonly Probe[] = unlistedPinSearches.map((probe): Probe => ({
  ...probe,
  notFor: [...probe.notFor, 'follower'],
}))

/** What is like a pin; asked of the pin, it is as hidden as the pin. */
export const likePin: readonly Probe[] = [
  calls(relatedPinFeedResource.get, ({ pinId }) => ({ pin: pinId })),
  calls(relatedModulesResource.get, ({ pinId }) => ({ pin_id: pinId })),
  calls(visualLiveSearchResource.get, ({ pinId }) => ({ pin_id: pinId })),
  calls(alsoSavedToResource.get, ({ pinId }) => ({ pin_id: pinId })),
  // Only whoever may save it makes boards for it.
  calls(boardTitleSuggestionsResource.get, ({ pinId }) => ({ pin_id: pinId }), { notFor: ['anon', 'bot'] }),
]

/** What is like the pins on a board. */
export const likeBoard: readonly Probe[] = [
  calls(boardContentRecommendationResource.get, ({ boardId }) => ({ board_id: boardId })),
  calls(boardRelatedPixieFeedResource.get, ({ boardId }) => ({ id: boardId })),
  calls(boardsLikeResource.get, ({ boardId }) => ({ board_id: boardId })),
]

const pinTitle = ({ boardId }: Target) => `Find${boardId}`

/** Makes what `make` makes with a picture of its own on the board, whose name searches find once all is indexed. */
export const findable = (make: (world: World) => Promise<Subject>): ((world: World) => Promise<Subject>) => {
  const made = new WeakMap<World, Promise<Subject>>()
  return (world) => {
    const subject = made.get(world) ?? make(world).then((known) => withNamedPin(world, known))
    made.set(world, subject)
    return subject
  }
}

async function withNamedPin(world: World, { home, target }: Subject): Promise<Subject> {
  const { boardId } = target
  const board = await home.owner.ask(boardResource.get, { board_id: boardId })
  const isArchived = board.archived_by_me_at !== null
  // Archived boards take no pins.
  if (isArchived) await home.owner.ask(boardResource.update, { board_id: boardId, archived: false })
  const pin = await makeQuickPin(world.app, home.owner, { board_id: boardId, title: `${pinTitle(target)} typography` })
  if (isArchived) await home.owner.ask(boardResource.update, { board_id: boardId, archived: true })
  await settled(world.app)
  return { home, target: { ...target, pinId: pin.id } }
}
