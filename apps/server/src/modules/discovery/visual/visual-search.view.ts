import { buffer } from 'node:stream/consumers'
import { errorMessage, limits, type Pin, type PictureBox, type PinId, type VisualSearchResult } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { actorOf, type Member, type Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { readShown } from '../../../platform/http/shown-ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { findSignature, renditionKey } from '../../media/index.ts'
import { canSeePin, fillPinPage, findFirstPublicPinIds, findPins, knowPin, type Place } from '../../pins/index.ts'
import { searchKey } from '../search/search-words.ts'
import type { BesideDeps } from '../related/kept-beside.ts'

/** What searching by a picture needs. */
export type VisualSearchDeps = BesideDeps & { readonly storage: Storage; readonly rateLimit: RateLimit }

/** A list ends with so many pictures, those among them that may not be seen. */
const LOOKED_AT = 120
/** Large enough that a tenth of it still shows something. */
const SEARCHED = '1200x'
const PHOTOS = { tries: 60, windowMilliseconds: 60 * 1000 }

type VisualPage = Page<VisualSearchResult>

/** Where nobody looks. */
export const notHere: VisualSearchResult = { is_available: false, results: [], categories: [], suggested: [] }

/** What the search is by: a pin, or a picture that everybody may see. */
export interface SearchedPicture {
  readonly pinId: PinId | undefined
  readonly signature: string | undefined
}

/**
 * A page of the pins that look like a part of a pin's picture. What it is like is found anew for each page, without what was shown. Throws `pin_not_found` where the viewer may not see it, and
 * `visual_search_unavailable` where nobody can look at the moment.
 */
export async function pictureSearchView(
  deps: VisualSearchDeps,
  viewer: Viewer,
  picture: SearchedPicture,
  box: PictureBox,
  place: Place,
): Promise<VisualPage> {
  const { hash, aggregateId } = await searchedPicture(deps, viewer, picture)
  if (!deps.recommender.looks.isOn) return { items: notHere, next: null }
  const file = await deps.storage.get(renditionKey(hash, SEARCHED, 'jpg'))
  if (file === null) throw new AppError('visual_search_unavailable')
  return findByBytes(deps, viewer, { bytes: await buffer(file.stream), box, except: aggregateId }, place)
}

/** Pins that look like a part of a photo, which is looked at and forgotten. Throws `invalid_image`, `throttled`. */
export async function photoSearch(
  deps: VisualSearchDeps,
  viewer: Member,
  { image, crop }: { readonly image: string; readonly crop: PictureBox },
): Promise<VisualSearchResult> {
  await deps.rateLimit.take(`photo-search ${actorOf(viewer)}`, PHOTOS)
  if (!deps.recommender.looks.isOn) return notHere
  const photo = { bytes: Buffer.from(image, 'base64'), box: crop, except: null, isPhoto: true }
  return (await findByBytes(deps, viewer, photo, { after: null, limit: limits.visualSearch.most })).items
}

async function searchedPicture(
  deps: VisualSearchDeps,
  viewer: Viewer,
  { pinId, signature }: SearchedPicture,
): Promise<{ hash: string; aggregateId: string | null }> {
  if (pinId !== undefined) {
    const { row, facts } = await knowPin(deps, viewer, pinId)
    requireAllowed(canSeePin(facts))
    return { hash: row.contentHash, aggregateId: row.aggregateId }
  }
  const found = signature === undefined ? undefined : await findSignature(deps.db, signature)
  if (found?.isPublic !== true) throw new AppError('pin_not_found')
  return { hash: found.contentHash, aggregateId: null }
}

interface SearchedBytes {
  readonly bytes: Uint8Array
  readonly box: PictureBox
  /** The picture itself is none of those that are like it. */
  readonly except: string | null
  readonly isPhoto?: boolean
}

async function findByBytes(
  deps: VisualSearchDeps,
  viewer: Viewer,
  { bytes, box, except, isPhoto = false }: SearchedBytes,
  place: Place,
): Promise<VisualPage> {
  const found = await deps.recommender.looks.search(bytes, { box, wanted: LOOKED_AT, isPhoto })
  if (found === 'unanswered') throw new AppError('visual_search_unavailable')
  if (found === 'unreadable')
    throw new AppError('invalid_image', { field: 'image', detail: `image: ${errorMessage('invalid_image')}` })
  const rankOf = new Map(found.pictures.filter(({ id }) => id !== except).map(({ id }, rank) => [id, rank]))
  const rows = await findPins(deps.db, await findFirstPublicPinIds(deps.db, [...rankOf.keys()]))
  const best = rows.toSorted((a, b) => (rankOf.get(a.aggregateId) ?? 0) - (rankOf.get(b.aggregateId) ?? 0))
  const { items: results, next } = await fillPinPage(deps, viewer, place, 'suggested', ({ after, limit }) => {
    const shown = readShown(after)
    const some = best.filter(({ aggregateId }) => !shown.has(aggregateId)).slice(0, limit)
    const key = shown.and(some.map(({ aggregateId }) => aggregateId))
    return Promise.resolve(some.map(({ id }) => ({ pinId: id, key })))
  })
  return {
    items: { is_available: true, results, categories: categoriesOf(results), suggested: [...found.suggested] },
    next,
  }
}

const MOST_CATEGORIES = 6

/** What people call the boards that several results are on, most results first; what all are on would sort nothing. */
export function categoriesOf(pins: readonly Pick<Pin, 'id' | 'board'>[]): VisualSearchResult['categories'] {
  const named = Map.groupBy(
    pins.filter(({ board }) => board !== null),
    ({ board }) => searchKey(board?.name ?? ''),
  )
  named.delete('')
  return [...named.values()]
    .filter((alike) => alike.length > 1 && alike.length < pins.length)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_CATEGORIES)
    .map((alike) => ({ name: alike[0]?.board?.name ?? '', pin_ids: alike.map(({ id }) => id) }))
}
