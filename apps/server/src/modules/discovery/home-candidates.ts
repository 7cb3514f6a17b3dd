import type { PinId } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Db } from '../../platform/db/db.ts'
import { compareIds, type Id } from '../../platform/ids/ids.ts'
import { findPins } from '../pins/index.ts'
import { type FeedPage, findFeedPage, findPinsOfSources } from './feed-items.queries.ts'
import type { HomePlace } from './home-place.ts'
import type { HomeItem, HomeSource } from './mix-home.ts'
import { findOpenPopular } from './open-popular.ts'
import type { PopularKey } from './popular-pins.queries.ts'
import { findRecommended, type RecommendedPin } from './recommended/recommended.queries.ts'
import { type Muted, ofMuted } from './tuner/leave-muted-out.ts'

/** What a source of home has next. */
export interface HomeCandidate extends HomeItem {
  readonly pinId: PinId
  readonly pictureId: Id
  readonly recommended?: RecommendedPin
  readonly popular?: PopularKey
}

/** All that a page of home can take, as much of each source as a page has, and what stands before it. */
export interface HomeCandidates {
  readonly lists: Readonly<Record<HomeSource, readonly HomeCandidate[]>>
  readonly before: readonly (HomeItem & { readonly pictureId: Id })[]
  /** The list that was made ahead and is being read; null where there is none. */
  readonly listId: Id | null
}

interface Wanted {
  readonly place: HomePlace
  readonly limit: number
  readonly seenBefore: Id
}

/** At most four statements, whatever there is, and the pins' own, which pages read in any case. */
export async function findCandidates(
  db: Db,
  viewer: Member,
  { place, limit, seenBefore }: Wanted,
): Promise<HomeCandidates> {
  const [feed, recommended] = await Promise.all([
    findFeedPage(db, { memberId: viewer.id, after: place.feed, limit, seenBefore }),
    findRecommended(db, {
      memberId: viewer.id,
      listId: place.list,
      afterWalks: place.inWalks,
      afterRising: place.inRising,
      olderThan: place.feed,
      limit,
      seenBefore,
    }),
  ])
  const { muted } = feed
  const [merged, popular] = await Promise.all([
    feed.sources.length === 0 ? [] : findPinsOfSources(db, feed.sources, { after: place.feed, limit }),
    // As many as the page has: then it is full whatever comes twice.
    findOpenPopular(db, { after: place.popular, limit, reader: readerOf(viewer, feed, seenBefore) }),
  ])
  const of = (source: RecommendedPin['source']) => recommended.filter((pin) => pin.source === source)
  const ofTopics = new Map(of('topic').map((pin) => [pin.pinId, pin]))
  const unseen = merged.filter((id) => !feed.seen.has(id))
  const followed = mergeNewest(mergeNewest(feed.pinIds, unseen, limit), [...ofTopics.keys()], limit)

  // What is popular is kept with its member and board; its topics are asked where the reader switched any off.
  const popularIds = muted.topic.size === 0 ? [] : popular.map(({ pinId }) => pinId)
  const known = [...followed, ...recommended.map(({ pinId }) => pinId), ...place.tail, ...popularIds]
  const rows = new Map((await findPins(db, [...new Set(known)])).map((row) => [row.id, row]))
  const leftOut = new Set(await ofMuted(db, muted, [...rows.values()]))
  const itemOf = (pinId: PinId) => {
    const row = rows.get(pinId)
    const { pinnerId = pinId, boardId = null, aggregateId: pictureId = pinId } = row ?? {}
    return { pinId, pinnerId, boardId, pictureId }
  }
  const asCandidate = (pin: RecommendedPin): HomeCandidate => {
    const item = itemOf(pin.pinId)
    const isLeftOut = leftOut.has(pin.pinId) || isBecauseOfMuted(muted, pin) || isMergedIn(feed, item)
    return { ...item, recommended: pin, isLeftOut }
  }
  const lists = {
    followed: followed.map((id): HomeCandidate => {
      const topical = ofTopics.get(id)
      const isOfOffTopic = topical !== undefined && isBecauseOfMuted(muted, topical)
      return {
        ...itemOf(id),
        ...(topical && { recommended: topical }),
        isLeftOut: leftOut.has(id) || isOfOffTopic,
      }
    }),
    walks: of('walk').map(asCandidate),
    rising: of('rising').map(asCandidate),
    popular: popular.map(({ pinId, pinnerId, boardId, score, aggregateId }) => ({
      pinId,
      pinnerId,
      boardId,
      pictureId: aggregateId,
      popular: { score, aggregateId },
      isLeftOut: leftOut.has(pinId) || place.shown.has(aggregateId),
    })),
  }
  return { lists, before: place.tail.map(itemOf), listId: recommended[0]?.listId ?? place.list }
}

/** Whom popular pins are for: what they merge in comes by itself, and what they switched off does not come. */
const readerOf = ({ id }: Member, { sources, muted }: FeedPage, seenBefore: Id) => ({
  id,
  seenBefore,
  sources: [
    ...sources,
    ...[...muted.member].map((source) => ({ kind: 'member' as const, id: source })),
    ...[...muted.board].map((source) => ({ kind: 'board' as const, id: source })),
  ],
})

const isBecauseOfMuted = (muted: Muted, { becausePinId, becauseTopicId, becauseBoardId }: RecommendedPin) =>
  muted.pin.has(becausePinId ?? '') || muted.topic.has(becauseTopicId ?? '') || muted.board.has(becauseBoardId ?? '')

/** What is merged in comes as something that is followed. */
const isMergedIn = ({ sources }: FeedPage, { pinnerId, boardId }: HomeItem) =>
  sources.some(({ kind, id }) => (kind === 'member' ? pinnerId === id : boardId === id))

/** The newest of both lists, each id once. Both are newest first and hold at least `limit` ids where there are as many. */
export function mergeNewest(one: readonly Id[], other: readonly Id[], limit: number): Id[] {
  return [...new Set([...one, ...other])].toSorted((a, b) => compareIds(b, a)).slice(0, limit)
}
