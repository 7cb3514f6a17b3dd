import type { Pin, PinId } from '@pinfold/contract'
import { isMember, type Member, type Viewer } from '../../platform/auth/viewer.ts'
import type { Page } from '../../platform/http/binder.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { compareIds, firstIdAt, type Id } from '../../platform/ids/ids.ts'
import { fillPinPage, findPins, type PinRow, type Place, type PinViewDeps } from '../pins/index.ts'
import { type FeedPage, findFeedPage, findPinsOfSources } from './feed-items.queries.ts'
import { addReasons, type Reason } from './home-reasons.ts'
import { beginAgain, popularKeyOf, readHomePlace, writeHomePlace, writePopularKey } from './home-place.ts'
import { mixHome } from './mix-home.ts'
import { findOpenPopular } from './open-popular.ts'
import type { PopularEntry } from './popular-pins.queries.ts'
import { keepApart } from './recommended/keep-apart.ts'
import { findRecommended, type RecommendedPin } from './recommended/recommended.queries.ts'
import { VISIT_MILLISECONDS } from './seen/note-seen.ts'
import { spreadOut } from './spread-out.ts'
import { type Muted, ofMuted } from './tuner/leave-muted-out.ts'

type HomeDeps = PinViewDeps & { readonly clock: Clock }

interface Entry {
  pinId: PinId
  key: string
  isLeftOut?: boolean
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
  return { items: items.map((pin) => ({ ...pin, recommendation_reason: reasons.get(pin.id) ?? null })), next }
}

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
  const visit = new Date(deps.clock.now().getTime() - VISIT_MILLISECONDS)
  const seenBefore = place.isSeenToo ? '0' : firstIdAt(visit)
  const [feed, recommended] = await Promise.all([
    findFeedPage(db, { memberId: viewer.id, after: place.feed, limit, seenBefore }),
    findRecommended(db, { memberId: viewer.id, listId: place.list, after: place.inList, limit, seenBefore }),
  ])
  const { muted } = feed
  const merged =
    feed.sources.length === 0 ? [] : await findPinsOfSources(db, feed.sources, { after: place.feed, limit })
  const followed = mergeNewest(feed.pinIds, merged, limit).map((pinId) => ({ pinId }))
  const isFilled = recommended.length === 0 && followed.length === limit
  // As many as the page has: then it is full whatever comes twice.
  const popular = isFilled
    ? []
    : await findOpenPopular(db, { after: place.popular, limit, reader: readerOf(viewer, feed, seenBefore) })
  const { items, taken } = mixHome<{ readonly pinId: PinId }>({ followed, recommended, popular }, limit)
  if (items.length === 0 && after === null) return findForMember(deps, viewer, { after: beginAgain, limit }, reasons)
  await addReasons(deps, viewer, recommended.slice(0, taken.recommended), reasons)
  const isMixed = recommended.length > 0
  const ids = items.map(({ pinId }) => pinId)
  const rows = await findRows(db, isMixed || isAnyMuted(muted) ? [...ids, ...place.tail] : [])
  const leftOut = new Set([
    ...(await ofMuted(db, muted, [...rows.values()])),
    ...recommended.flatMap((pin) => (isBecauseOfMuted(muted, pin) ? pin.pinId : [])),
  ])
  const shown = ids.filter((id) => !leftOut.has(id))
  const ordered = isMixed ? apart(shown, rows, place.tail) : spreadPopular(items, popular, leftOut)
  const lastRecommended = recommended[taken.recommended - 1]
  const key = writeHomePlace({
    feed: followed[taken.followed - 1]?.pinId ?? place.feed,
    popular: popular[taken.popular - 1] ?? place.popular,
    list: lastRecommended?.listId ?? place.list,
    inList: lastRecommended?.place ?? place.inList,
    isSeenToo: place.isSeenToo,
    tail: isMixed ? [...place.tail, ...ordered].slice(1 - APART) : [],
  })
  return [
    ...ordered.map((pinId) => ({ pinId, key })),
    ...ids.flatMap((pinId) => (leftOut.has(pinId) ? { pinId, key, isLeftOut: true } : [])),
  ]
}

/** No two by one member or on one board stand among so many that follow each other, where the sources allow it. */
const APART = 5

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

/** Rows are kept, and read again for the page in any case. */
async function findRows(db: Db, ids: readonly PinId[]): Promise<Map<PinId, PinRow>> {
  const rows = ids.length === 0 ? [] : await findPins(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}

const isAnyMuted = (muted: Muted) => Object.values(muted).some(({ size }) => size > 0)

const isBecauseOfMuted = (muted: Muted, { becausePinId, becauseTopicId, becauseBoardId }: RecommendedPin) =>
  muted.pin.has(becausePinId ?? '') || muted.topic.has(becauseTopicId ?? '') || muted.board.has(becauseBoardId ?? '')

/** Keeps pins of one member or board apart, also from the end of the page before. */
function apart(ids: readonly PinId[], rows: ReadonlyMap<PinId, PinRow>, tail: readonly PinId[]): PinId[] {
  const of = (pinId: PinId) => {
    const row = rows.get(pinId)
    return { pinId, pinnerId: row?.pinnerId ?? pinId, boardId: row?.boardId ?? null }
  }
  return keepApart(ids.map(of), APART, tail.map(of)).map(({ pinId }) => pinId)
}

/** What is followed keeps its order; popular pins between and behind it are spread out among themselves. */
function spreadPopular(
  items: readonly { readonly pinId: PinId; readonly source: string }[],
  popular: readonly PopularEntry[],
  leftOut: ReadonlySet<PinId>,
): PinId[] {
  const shown = items.filter(({ pinId }) => !leftOut.has(pinId))
  const spread = spreadOut(takenOf(popular, shown))[Symbol.iterator]()
  return shown.map(({ pinId, source }) => (source === 'popular' ? (spread.next().value?.pinId ?? pinId) : pinId))
}

/** Those popular pins that are in the mixture. */
function takenOf(popular: readonly PopularEntry[], items: readonly { pinId: PinId; source: string }[]) {
  const ids = new Set(items.filter(({ source }) => source === 'popular').map(({ pinId }) => pinId))
  return popular.filter(({ pinId }) => ids.has(pinId))
}

/** The newest of both lists, each id once. Both are newest first and hold at least `limit` ids where there are as many. */
export function mergeNewest(one: readonly Id[], other: readonly Id[], limit: number): Id[] {
  return [...new Set([...one, ...other])].toSorted((a, b) => compareIds(b, a)).slice(0, limit)
}
