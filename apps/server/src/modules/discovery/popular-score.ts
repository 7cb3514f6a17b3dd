import type { PinId } from '@pinfold/contract'
import { timeOf } from '../../platform/ids/ids.ts'

/** What people did with a picture. */
export interface Engagement {
  readonly saves: number
  readonly comments: number
  readonly reactions: number
}

const EPOCH = Date.UTC(2026, 0, 1)
const MILLIONTHS = 1_000_000
/** Ten times the engagement weighs as much as being a week newer. */
const TENFOLD_MILLISECONDS = 7 * 24 * 60 * 60 * 1000
/** A save says more than a word, and a word more than a tap. */
const weights: Engagement = { saves: 3, comments: 2, reactions: 1 }

/**
 * How popular a picture is, in millionths: the logarithm of its engagement plus its age as a constant, the "hot" ranking
 * that Reddit published in 2009. Scores never change with time, so nothing has to be ranked anew, and an index keeps
 * the order. `pinId` dates the picture. A whole number as text.
 */
export function popularScore(pinId: PinId, engagement: Engagement): string {
  const points =
    1 +
    weights.saves * engagement.saves +
    weights.comments * engagement.comments +
    weights.reactions * engagement.reactions
  const newness = (timeOf(pinId) - EPOCH) / TENFOLD_MILLISECONDS
  return String(Math.round(MILLIONTHS * (Math.log10(points) + newness)))
}
