import { type Pin, type PinId, routes } from '@pinfold/contract'
import { isMember, type Member, type Viewer } from '../../platform/auth/viewer.ts'
import type { Page } from '../../platform/http/binder.ts'
import { compareIds, type Id } from '../../platform/ids/ids.ts'
import { fillPinPage, type Place, type PinViewDeps } from '../pins/index.ts'
import { topicNames } from '../graph/index.ts'
import { noRecommender, type Recommender } from '../recommender/index.ts'
import { findFeedPage, findPinsOfSources } from './feed-items.queries.ts'
import { type HomePlace, popularKeyOf, readHomePlace, writeHomePlace, writePopularKey } from './home-place.ts'
import { mixHome } from './mix-home.ts'
import { findOpenPopular } from './open-popular.ts'
import type { PopularEntry } from './popular-pins.queries.ts'
import { findRecommended, type RecommendedPin } from './recommended/recommended.queries.ts'
import { spreadOut } from './spread-out.ts'

type HomeDeps = PinViewDeps & { readonly recommender: Recommender }

interface Entry {
  pinId: PinId
  key: string
}

/**
 * What the member follows, what others keep beside their saves, and what is popular and was not among these, in turn; where
 * nothing is recommended, what they follow first. Visitors see what is popular. At most four statements find a page's pins.
 * The bookmark says where the page ended in each list.
 */
export async function homeFeedView(deps: HomeDeps, viewer: Viewer, place: Place): Promise<Page<Pin[]>> {
  if (!isMember(viewer)) return fillPinPage(deps, viewer, place, 'suggested', (at) => findForVisitor(deps, at))
  const reasons = new Map<PinId, Reason>()
  const { items, next } = await fillPinPage(deps, viewer, place, 'suggested', (at) =>
    findForMember(deps, viewer, at, reasons),
  )
  if (reasons.size === 0) return { items, next }
  return { items: items.map((pin) => ({ ...pin, recommendation_reason: reasons.get(pin.id) ?? null })), next }
}

type Reason = NonNullable<Pin['recommendation_reason']>

async function findForVisitor({ db }: HomeDeps, { after, limit }: Place): Promise<Entry[]> {
  const rows = await findOpenPopular(db, { after: popularKeyOf(after), limit, reader: null })
  const last = rows.at(-1)
  // Within a page the order is another one, so the whole page shares the key where the next goes on.
  return last === undefined ? [] : spreadOut(rows).map(({ pinId }) => ({ pinId, key: writePopularKey(last) }))
}

/** Adds to `reasons` why something is recommended. */
async function findForMember(
  deps: HomeDeps,
  viewer: Member,
  { after, limit }: Place,
  reasons: Map<PinId, Reason>,
): Promise<Entry[]> {
  const { db } = deps
  const place = readHomePlace(after)
  const [feed, recommended] = await Promise.all([
    findFeedPage(db, { memberId: viewer.id, after: place.feed, limit }),
    findRecommendedAt(deps, viewer, place, limit),
  ])
  const merged =
    feed.sources.length === 0 ? [] : await findPinsOfSources(db, feed.sources, { after: place.feed, limit })
  const followed = mergeNewest(feed.pinIds, merged, limit).map((pinId) => ({ pinId }))
  const isFilled = recommended.length === 0 && followed.length === limit
  // As many as the page has: then it is full whatever comes twice.
  const popular = isFilled
    ? []
    : await findOpenPopular(db, { after: place.popular, limit, reader: { id: viewer.id, sources: feed.sources } })
  const { items, taken } = mixHome<{ readonly pinId: PinId }>({ followed, recommended, popular }, limit)
  await addReasons(deps, recommended.slice(0, taken.recommended), reasons)
  const lastRecommended = recommended[taken.recommended - 1]
  const key = writeHomePlace({
    feed: followed[taken.followed - 1]?.pinId ?? place.feed,
    popular: popular[taken.popular - 1] ?? place.popular,
    list: lastRecommended?.listId ?? place.list,
    inList: lastRecommended?.place ?? place.inList,
  })
  const spread = spreadOut(takenOf(popular, items))[Symbol.iterator]()
  return items.map(({ pinId, source }) => ({
    pinId: source === 'popular' ? (spread.next().value?.pinId ?? pinId) : pinId,
    key,
  }))
}

/** Topics are kept rows, so their names cost no statement as a rule. */
async function addReasons(
  { db }: HomeDeps,
  pins: readonly RecommendedPin[],
  reasons: Map<PinId, Reason>,
): Promise<void> {
  const topicIds = [...new Set(pins.flatMap(({ becauseTopicId }) => becauseTopicId ?? []))]
  const names = topicIds.length === 0 ? [] : await topicNames({ db }, topicIds)
  const topics = new Map(names.map((topic) => [topic.id, topic]))
  for (const { pinId, becausePinId, becauseTitle, becauseTopicId } of pins) {
    const topic = topics.get(becauseTopicId ?? '')
    if (topic) reasons.set(pinId, { type: 'topic', title: topic.name, url: urlOfTopic(topic) })
    else if (becausePinId !== null) {
      const url = routes.closeup.build({ pinId: becausePinId })
      reasons.set(pinId, { type: 'saved_pin', title: becauseTitle ?? '', url })
    }
  }
}

const urlOfTopic = ({ id, slug }: { id: Id; slug: string }) => routes.topic.build({ topicSlug: slug, topicId: id })

/** Those popular pins that are in the mixture. */
function takenOf(popular: readonly PopularEntry[], items: readonly { pinId: PinId; source: string }[]) {
  const ids = new Set(items.filter(({ source }) => source === 'popular').map(({ pinId }) => pinId))
  return popular.filter(({ pinId }) => ids.has(pinId))
}

function findRecommendedAt(
  { db, recommender }: HomeDeps,
  viewer: Member,
  { list, inList }: HomePlace,
  limit: number,
): Promise<RecommendedPin[]> {
  if (recommender === noRecommender) return Promise.resolve([])
  return findRecommended(db, { memberId: viewer.id, listId: list, after: inList, limit })
}

/** The newest of both lists, each id once. Both are newest first and hold at least `limit` ids where there are as many. */
export function mergeNewest(one: readonly Id[], other: readonly Id[], limit: number): Id[] {
  return [...new Set([...one, ...other])].toSorted((a, b) => compareIds(b, a)).slice(0, limit)
}
