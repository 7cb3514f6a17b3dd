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

/**
 * Pictures that look like a vector. The index finds candidates by short vectors; then the stored ones decide. Where a part
 * may be meant, each of a picture's parts may be what is alike.
 */
export async function alikeByVector(
  { index, db, version }: { readonly index: LookIndex; readonly db: Db; readonly version: number },
  vector: Float32Array,
  { wanted, isPart }: { readonly wanted: number; readonly isPart: boolean },
): Promise<AlikePicture[]> {
  const { slots } = index
  const near = index.near(vector, Math.max(CANDIDATES, wanted), isPart)
  const hashes = near.map((slot) => slots.hashOf(slot))
  const stored = await findVectors(db, hashes, version)
  return near
    .flatMap((slot, at) => {
      const id = slots.idOf(slot)
      const packed = stored.get(hashes[at] ?? '')
      if (id === undefined || packed === undefined) return []
      const vectors = unpackVectors(packed, isPart ? undefined : 1)
      const scores = vectors.map((other) => dot(vector, other))
      const isCopy = vectors[0] !== undefined && isNearCopy(vector, vectors[0])
      return [{ id: String(id), score: Math.max(...scores), isCopy }]
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, wanted)
}
