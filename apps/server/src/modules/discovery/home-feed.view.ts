import type { Pin, PinId } from '@pinfold/contract'
import { isMember, type Member, type Viewer } from '../../platform/auth/viewer.ts'
import type { Page } from '../../platform/http/binder.ts'
import { withOwnFields } from '../../platform/http/wire-bytes.ts'
import type { Clock } from '../../platform/clock.ts'
import { readShown } from '../../platform/http/shown-ids.ts'
import { firstIdAt, type Id } from '../../platform/ids/ids.ts'
import { fillPinPage, type Place, type PinViewDeps } from '../pins/index.ts'
import { findCandidates, type HomeCandidate, type HomeCandidates } from './home-candidates.ts'
import {
  beginAgain,
  type HomePlace,
  popularKeyOf,
  popularShown,
  readHomePlace,
  writeHomePlace,
  writePopularKey,
} from './home-place.ts'
import { addReasons, type Reason } from './home-reasons.ts'
import { APART, type Mixture, mixHome } from './mix-home.ts'
import { findOpenPopular } from './open-popular.ts'
import type { PopularKey } from './popular-pins.queries.ts'
import { type CopyDeps, firstsAmong } from './keep-copies-apart.ts'
import { orderHome } from './order-home.ts'
import type { TopUps } from './recommended/top-ups.ts'
import { VISIT_MILLISECONDS } from './seen/note-seen.ts'
import type { Spreadable } from './spread-out.ts'

type HomeDeps = PinViewDeps & CopyDeps & { readonly clock: Clock; readonly topUps: TopUps }

/** Popular pictures that a bookmark names, so that none comes again that loses its place meanwhile: eight pages of them. */
const REMEMBERED = 200

interface Entry {
  pinId: PinId
  key: string
  isLeftOut?: boolean
}

/**
 * What the member follows, what others keep beside what they saved, what is fresh and rising in their topics, and what is
 * popular and new to them, mixed. Visitors see what is popular. At most four statements find a page's pins. The bookmark
 * says where the page ended in each list.
 */
export async function homeFeedView(deps: HomeDeps, viewer: Viewer, place: Place): Promise<Page<Pin[]>> {
  if (!isMember(viewer)) return fillPinPage(deps, viewer, place, 'suggested', (at) => findForVisitor(deps, at))
  const reasons = new Map<PinId, Reason>()
  const { items, next } = await fillPinPage(deps, viewer, place, 'suggested', (at) =>
    findForMember(deps, viewer, at, reasons),
  )
  const withReason = (pin: Pin) => withOwnFields(pin, { recommendation_reason: reasons.get(pin.id) ?? null })
  return { items: items.map(withReason), next }
}

async function findForVisitor(deps: HomeDeps, { after, limit }: Place): Promise<Entry[]> {
  const rows = await findOpenPopular(deps.db, { after: popularKeyOf(after), limit, reader: null })
  const last = rows.at(-1)
  if (last === undefined) return []
  const shown = popularShown(after)
  const again = new Set(rows.filter(({ aggregateId }) => shown.has(aggregateId)))
  const fresh = rows.filter((row) => !again.has(row))
  // Within a page the order is another one, so the whole page shares the key where the next goes on.
  const key = writePopularKey(last, shown.and(idsOf(fresh), REMEMBERED))
  return [
    ...(
      await inOrder(
        deps,
        fresh.map((row) => ({ ...row, pictureId: row.aggregateId })),
      )
    ).map(({ pinId }) => ({ pinId, key })),
    ...[...again].map(({ pinId }) => ({ pinId, key, isLeftOut: true })),
  ]
}

/** One statement more, where pictures are looked at. */
async function inOrder<T extends Pictured>(deps: HomeDeps, items: readonly T[], before: readonly Pictured[] = []) {
  const firsts = await firstsAmong(
    deps,
    [...before, ...items].map(({ pictureId }) => pictureId),
  )
  const told = <P extends Pictured>(item: P) => ({ ...item, copyOf: firsts.get(item.pictureId) ?? item.pictureId })
  return orderHome(items.map(told), before.map(told))
}

type Pictured = Spreadable & { readonly pictureId: Id }

const idsOf = (pictures: readonly PopularKey[]) => pictures.map(({ aggregateId }) => aggregateId)

/** Adds to `reasons` why something is recommended. */
async function findForMember(
  deps: HomeDeps,
  viewer: Member,
  { after, limit }: Place,
  reasons: Map<PinId, Reason>,
): Promise<Entry[]> {
  const place = readHomePlace(after)
  const visit = new Date(deps.clock.now().getTime() - VISIT_MILLISECONDS)
  const seenBefore = place.isSeenToo ? '0' : firstIdAt(visit)
  const found = await findCandidates(deps.db, viewer, { place, limit, seenBefore })
  deps.topUps.note(viewer.id, { ...found, isFirst: after === null }, limit)
  const mixture = mixHome(found.lists, limit, found.before)
  const { items, leftOut } = mixture
  if (items.length + leftOut.length === 0 && after === null)
    return findForMember(deps, viewer, { after: beginAgain, limit }, reasons)
  const recommended = items.flatMap((item) => item.recommended ?? [])
  // Where the sources had nothing that fits, others of the page go between.
  const [inPlace] = await Promise.all([
    inOrder(deps, items, found.before),
    addReasons(deps, viewer, recommended, reasons),
  ])
  const ordered = inPlace.map(({ pinId }) => pinId)
  const key = writeHomePlace(placeAfter(place, found, mixture, ordered))
  return [...ordered.map((pinId) => ({ pinId, key })), ...leftOut.map(({ pinId }) => ({ pinId, key, isLeftOut: true }))]
}

/** Where the next page goes on in each list, and what it keeps apart from. */
function placeAfter(
  place: HomePlace,
  { lists, listId }: HomeCandidates,
  { taken }: Mixture<HomeCandidate>,
  ordered: readonly PinId[],
): HomePlace {
  const popular = lists.popular.slice(0, taken.popular).flatMap((item) => item.popular ?? [])
  return {
    feed: lists.followed[taken.followed - 1]?.pinId ?? place.feed,
    popular: popular.at(-1) ?? place.popular,
    shown: readShown(place.shown.and(idsOf(popular), REMEMBERED)),
    list: listId,
    inWalks: lists.walks[taken.walks - 1]?.recommended?.place ?? place.inWalks,
    inRising: lists.rising[taken.rising - 1]?.recommended?.place ?? place.inRising,
    tail: [...place.tail, ...ordered].slice(1 - APART),
    isSeenToo: place.isSeenToo,
  }
}
