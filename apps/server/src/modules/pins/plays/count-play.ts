import type { PinId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { knowPins } from '../pin-facts.ts'
import { canSeePin } from '../pins.policy.ts'
import { addVideoPlay, findFilmLength } from './video-plays.queries.ts'

/** More than anybody watches in an hour, also where some people share an address. */
const COUNTED = { tries: 1200, windowMilliseconds: 60 * 60 * 1000 }

interface PlayDeps {
  readonly db: Db
  readonly clock: Clock
  readonly rateLimit: RateLimit
  /** Hears of plays that count, for the statistics of whose they are. */
  readonly seenNotes: PlayNotes
}

/** Where plays are noted. */
export interface PlayNotes {
  note(
    viewer: Viewer,
    told: { seen: readonly [[pinId: PinId, kind: 'play', milliseconds: number]]; address: string },
  ): void
}

/**
 * Counts that a pin's video was played, and for how long: its whole length at most. Nothing of who watched is kept, and
 * nothing at all where they did not allow it, or it is their own.
 * Throws `pin_not_found` also for a pin without a video.
 */
export async function countPlay(
  deps: PlayDeps,
  viewer: Viewer,
  sent: { readonly pinId: PinId; readonly watched: number; readonly address: string },
): Promise<void> {
  if (viewer.consent?.analytic !== true) return
  await deps.rateLimit.take(`video-play:${addressKey(sent.address)}`, COUNTED)
  const pin = (await knowPins(deps, viewer, [sent.pinId])).get(sent.pinId)
  const length = await findFilmLength(deps.db, sent.pinId)
  if (pin === undefined || !canSeePin(pin.facts).isAllowed || length === null) throw new AppError('pin_not_found')
  if (pin.facts.isPinner) return
  const day = deps.clock.now().toISOString().slice(0, 10)
  const writer = writeAlone(deps.db, 'one statement counts; it asks nothing of what is there')
  const watched = Math.min(sent.watched, length)
  await addVideoPlay(writer, sent.pinId, day, watched)
  deps.seenNotes.note(viewer, { seen: [[sent.pinId, 'play', watched]], address: sent.address })
}
