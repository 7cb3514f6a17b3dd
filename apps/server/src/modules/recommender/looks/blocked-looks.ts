import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findBlockedLooks } from './blocked-looks.queries.ts'
import { LOOK_VERSION, unpackVectors } from './look-vectors.ts'
import { findVectors } from './looks.queries.ts'
import { isNearCopy } from './near-copy.ts'

/** So many are compared with each new picture: a few milliseconds beside the look itself. */
const MOST = 2000
const MILLISECONDS_KEPT = 30_000

interface Known {
  readonly hash: string
  readonly vectors: readonly Float32Array[]
}

/** Answers of which blocked picture a picture is nearly a copy, or a part, if of any. */
export type LikeBlocked = (contentHash: string) => Promise<string | null>

/** Compares pictures that were looked at with blocked ones, which are kept for a while. */
export function createLikeBlocked({ db, clock }: { readonly db: Db; readonly clock: Clock }): LikeBlocked {
  let known: readonly Known[] = []
  let readAt = -Infinity
  const read = async () => {
    const now = clock.now().getTime()
    if (Math.abs(now - readAt) < MILLISECONDS_KEPT) return
    known = (await findBlockedLooks(db, LOOK_VERSION, MOST)).map(({ hash, vectors }) => ({
      hash,
      vectors: unpackVectors(vectors),
    }))
    readAt = now
  }
  return async (contentHash) => {
    await read()
    if (known.length === 0) return null
    const stored = (await findVectors(db, [contentHash], LOOK_VERSION)).get(contentHash)
    const [whole] = stored === undefined ? [] : unpackVectors(stored)
    if (whole === undefined) return null
    const like = known.find(({ hash, vectors }) => hash !== contentHash && isLikeOneOf(whole, vectors))
    return like?.hash ?? null
  }
}

/** A new picture may be all of an old one, or one of the parts that have a vector of their own. */
export const isLikeOneOf = (whole: Float32Array, others: readonly Float32Array[]): boolean =>
  others.some((other) => isNearCopy(whole, other))
