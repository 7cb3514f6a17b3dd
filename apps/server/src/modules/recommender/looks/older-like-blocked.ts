import type { Db } from '../../../platform/db/db.ts'
import { findBlockedToCompare, findLooksAfter, type LookKey } from './blocked-looks.queries.ts'
import { isLikeOneOf } from './blocked-looks.ts'
import { isNearCopy } from './near-copy.ts'
import { LOOK_VERSION, unpackVectors } from './look-vectors.ts'

/** A few milliseconds of comparing; between them others have their turn. */
const AT_ONCE = 500

/** Some older pictures compared with a blocked one. */
export interface Compared {
  /** What was blocked, and by which decision. */
  readonly blocked: { readonly hash: string; readonly decisionId: string }
  /** Those that are nearly copies of it, or of a part of it, or have a part that is. */
  readonly alike: readonly string[]
  /** The last that was compared; null where that were all. */
  readonly last: LookKey | null
}

/**
 * Compares the next older pictures, private ones among them, with the blocked picture that waits longest for it; null where none
 * waits. Who asks notes how far it came.
 */
export async function compareNext(db: Db): Promise<Compared | null> {
  const blocked = await findBlockedToCompare(db, LOOK_VERSION)
  if (blocked === undefined) return null
  const { hash, decisionId, after } = blocked
  const vectors = unpackVectors(blocked.vectors)
  const looks = await findLooksAfter(db, after, LOOK_VERSION, AT_ONCE)
  const alike = looks.filter((look) => look.hash !== hash && isAlike(look.vectors, vectors)).map((look) => look.hash)
  const last = looks.at(-1)
  const isDone = last === undefined || looks.length < AT_ONCE
  return {
    blocked: { hash, decisionId },
    alike,
    last: isDone ? null : { bucket: last.bucket, hash: last.hash },
  }
}

/**
 * A blocked picture may be a crop of an older one, whose parts are known by four vectors: a crop that lies much as one of them is
 * found. By a lower bound more would be, and too many that are not; the bytes that could tell are gone.
 */
function isAlike(packed: Uint8Array, blocked: readonly Float32Array[]): boolean {
  const [whole, ...parts] = unpackVectors(packed)
  if (whole !== undefined && isLikeOneOf(whole, blocked)) return true
  const [blockedWhole] = blocked
  return blockedWhole !== undefined && parts.some((part) => isNearCopy(blockedWhole, part))
}
