import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { writeAlone } from '../../../../platform/writing/writer.ts'
import { renditionKey } from '../../../media/index.ts'
import { findFirstPublicPinIds, findPins } from '../../../pins/index.ts'
import type { Recommender } from '../../ask-recommender.ts'
import { LOOK_VERSION } from '../look-vectors.ts'
import { deleteLooksBefore, findLookedAt, findNotLookedAt, insertLook } from '../looks.queries.ts'
import { noteNearCopies } from './note-near-copies.ts'

/** What looking at pictures needs. */
export interface LookDeps {
  readonly db: Db
  readonly storage: Storage
  readonly clock: Clock
  readonly recommender: Recommender
  /** What follows once a saved pin's picture was looked at. */
  readonly whenLooked?: (contentHash: string) => Promise<void>
}

/** Large enough for what the network sees of it. */
const LOOKED_AT = '564x'
const BATCH = 50
/** A run ends before its queue gives it up; the next goes on. */
const RUN_MILLISECONDS = 4 * 60 * 1000

/** Looks at the picture of a saved pin unless somebody did, and hands it to the index. Repeating it changes nothing. */
export async function lookAtSaved(deps: LookDeps, pinId: string): Promise<void> {
  const [pin] = await findPins(deps.db, [pinId])
  if (!pin) return
  const seen = await findLookedAt(deps.db, [pin.contentHash], LOOK_VERSION)
  const isNew = !seen.has(pin.contentHash)
  if (isNew) await lookAt(deps, pin.contentHash)
  await deps.whenLooked?.(pin.contentHash)
  if (!pin.isListed || !pin.isReadableByAll) return
  await deps.recommender.looks.tell([{ id: pin.aggregateId, hash: pin.contentHash }])
  // What everybody could see before was compared then, and most saves are of such.
  const [firstId] = await findFirstPublicPinIds(deps.db, [pin.aggregateId])
  if (isNew || firstId === pin.id) await noteNearCopies(deps, { id: pin.aggregateId, hash: pin.contentHash, isNew })
}

/** Stores what a picture looks like. One without a file has no look. */
async function lookAt({ db, storage, clock, recommender }: LookDeps, hash: string): Promise<void> {
  const file = await storage.get(renditionKey(hash, LOOKED_AT, 'jpg'))
  if (file === null) return
  const stored = await recommender.looks.describe(await buffer(file.stream))
  if (stored === null) return
  const look = { hash, version: LOOK_VERSION, ...stored, now: clock.now() }
  await insertLook(writeAlone(db, 'a second look says the same'), look)
}

/**
 * Looks at all pictures that nobody looked at by this version, or only before there were sketches, a run at a time, and then drops
 * what older versions said.
 */
export function createLookFill(deps: LookDeps): () => Promise<void> {
  let after = { bucket: -1, hash: '' }
  let isDone = false
  return async () => {
    if (isDone) return
    const end = performance.now() + RUN_MILLISECONDS
    while (performance.now() < end) {
      const pictures = await findNotLookedAt(deps.db, after, LOOK_VERSION, BATCH)
      for (const { hash } of pictures) await lookAt(deps, hash)
      after = pictures.at(-1) ?? after
      if (pictures.length === BATCH) continue
      isDone = true
      await deleteLooksBefore(writeAlone(deps.db, 'all pictures have the newer look'), LOOK_VERSION)
      await deps.recommender.noteChange()
      return
    }
    await deps.recommender.noteChange()
  }
}
