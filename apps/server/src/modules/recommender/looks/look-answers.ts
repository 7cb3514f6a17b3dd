import type { Db } from '../../../platform/db/db.ts'
import type { LookIndex } from './look-index.ts'
import { dot, unpackVectors } from './look-vectors.ts'
import { isNearCopy } from './near-copy.ts'
import { findSketches, findVectors } from './looks.queries.ts'

/** A picture of the index, by its aggregate, and how alike it is. */
export interface AlikePicture {
  readonly id: string
  readonly score: number
  /** One picture saved twice. */
  readonly isCopy: boolean
}

/** So many are compared by all that is known of them. */
export const CANDIDATES = 150
/** Of other views of a photo fewer: each is to find the one picture that it was. */
const CANDIDATES_OF_A_VIEW = 40
/** So many of the most alike have the picture laid over them, a millisecond each. */
export const LAID = 60
/** What lies so well may lie there by chance; what lies perfectly is as good as the same. Chosen on drawings, see decision 121. */
const CHANCE = 0.7
const TRUST = 0.9
/** So much less another view counts: it makes more alike what is alike by chance, too. */
const OTHER_VIEW = 0.05

interface AlikeWish {
  readonly wanted: number
  readonly isPart: boolean
  /** Vectors of the same photo, looked at in other ways. */
  readonly views?: readonly Float32Array[]
  /** How well the picture lies in each of some sketches; null where nobody can say. */
  readonly lay?: (sketches: readonly Buffer[]) => Promise<readonly number[] | null>
}

/**
 * Pictures that look like a vector. The index finds candidates by short vectors; then the stored ones decide, and where the picture
 * is there to be laid over their sketches, what it lies in. Where a part may be meant, each of a picture's parts may be what is
 * alike.
 */
export async function alikeByVector(
  { index, db, version }: { readonly index: LookIndex; readonly db: Db; readonly version: number },
  vector: Float32Array,
  wish: AlikeWish,
): Promise<AlikePicture[]> {
  const { slots } = index
  const near = nearSlots(index, vector, wish)
  const hashes = near.map((slot) => slots.hashOf(slot))
  const stored = await findVectors(db, hashes, version)
  const alike = near
    .flatMap((slot, at) => {
      const id = slots.idOf(slot)
      const hash = hashes[at] ?? ''
      const packed = stored.get(hash)
      if (id === undefined || packed === undefined) return []
      const vectors = unpackVectors(packed, wish.isPart ? undefined : 1)
      const isCopy = vectors[0] !== undefined && isNearCopy(vector, vectors[0])
      return [{ id: String(id), hash, score: likeness(vectors, vector, wish.views), isCopy }]
    })
    .toSorted(moreAlike)
  const laid = wish.lay ? await laidOver(alike.slice(0, LAID), wish.lay, { db, version }) : []
  return [...laid, ...alike.slice(laid.length)]
    .toSorted(moreAlike)
    .slice(0, wish.wanted)
    .map(({ id, score, isCopy }) => ({ id, score, isCopy }))
}

interface Scored extends AlikePicture {
  readonly hash: string
}

const moreAlike = (one: Scored, other: Scored) => other.score - one.score

/** The same pictures; those in which the picture lies are more alike. */
async function laidOver(
  alike: readonly Scored[],
  lay: NonNullable<AlikeWish['lay']>,
  { db, version }: { readonly db: Db; readonly version: number },
): Promise<readonly Scored[]> {
  const sketches = await findSketches(
    db,
    alike.map(({ hash }) => hash),
    version,
  )
  if (sketches.size === 0) return alike
  const hashes = [...sketches.keys()]
  const fits = await lay([...sketches.values()])
  const fitOf = new Map(hashes.map((hash, at) => [hash, fits?.[at] ?? 0]))
  return alike.map((picture) => ({ ...picture, score: withFit(picture.score, fitOf.get(picture.hash) ?? 0) }))
}

/** How much two pictures are alike, of which one lies so well in the other. */
export const withFit = (score: number, fit: number): number =>
  score + (1 - score) * TRUST * Math.max(0, (fit - CHANCE) / (1 - CHANCE))

/** The slots of what may be alike. */
export function nearSlots(index: LookIndex, vector: Float32Array, { wanted, isPart, views = [] }: AlikeWish): number[] {
  const byViews = views.flatMap((view) => index.near(view, CANDIDATES_OF_A_VIEW, false))
  return [...new Set([...index.near(vector, Math.max(CANDIDATES, wanted), isPart), ...byViews])]
}

/** How much a picture is like a vector: by its whole, its parts, or its whole and another view, whichever is most. */
export function likeness(
  [whole, ...parts]: readonly Float32Array[],
  vector: Float32Array,
  views: readonly Float32Array[] = [],
): number {
  if (whole === undefined) return -1
  const scores = [whole, ...parts].map((other) => dot(vector, other))
  return Math.max(...scores, ...views.map((view) => dot(view, whole) - OTHER_VIEW))
}
