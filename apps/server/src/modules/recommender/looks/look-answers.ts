import type { Db } from '../../../platform/db/db.ts'
import type { LookIndex } from './look-index.ts'
import { dot, unpackVectors } from './look-vectors.ts'
import { isNearCopy } from './near-copy.ts'
import { findVectors } from './looks.queries.ts'

/** A picture of the index, by its aggregate, and how alike it is. */
export interface AlikePicture {
  readonly id: string
  readonly score: number
  /** One picture saved twice. */
  readonly isCopy: boolean
}

/** So many are compared by all that is known of them. */
const CANDIDATES = 150
/** Of other views of a photo fewer: each is to find the one picture that it was. */
const CANDIDATES_OF_A_VIEW = 40
/** So much less another view counts: it makes more alike what is alike by chance, too. */
const OTHER_VIEW = 0.05

interface AlikeWish {
  readonly wanted: number
  readonly isPart: boolean
  /** Vectors of the same photo, looked at in other ways. */
  readonly views?: readonly Float32Array[]
}

/**
 * Pictures that look like a vector. The index finds candidates by short vectors; then the stored ones decide. Where a part
 * may be meant, each of a picture's parts may be what is alike.
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
  return near
    .flatMap((slot, at) => {
      const id = slots.idOf(slot)
      const packed = stored.get(hashes[at] ?? '')
      if (id === undefined || packed === undefined) return []
      const vectors = unpackVectors(packed, wish.isPart ? undefined : 1)
      const isCopy = vectors[0] !== undefined && isNearCopy(vector, vectors[0])
      return [{ id: String(id), score: likeness(vectors, vector, wish.views), isCopy }]
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wish.wanted)
}

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
