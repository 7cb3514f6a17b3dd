import type { Veil } from '../media/index.ts'

/** What is said of a picture: by the model, or by an employee, whose word stands for good. */
export type Verdict = 'clear' | 'veiled' | 'held'

/** From how sure a model on it does what; null for never. */
export interface RatingThresholds {
  readonly veilAt: number | null
  readonly holdAt: number | null
}

/** The classes of the model that are sensitive, by their places among its scores. */
const SENSITIVE = [1, 3, 4]

/** How sure the model is that something sensitive is in a picture, from 0 to 1. */
export const sensitiveOf = (scores: readonly number[]): number =>
  Math.min(
    1,
    SENSITIVE.reduce((sum, at) => sum + (scores[at] ?? 0), 0),
  )

/** What the model's word comes to: at worst that employees look before anybody is led to the picture. */
export function verdictOf(sensitive: number, { veilAt, holdAt }: RatingThresholds): Verdict {
  if (holdAt !== null && sensitive >= holdAt) return 'held'
  return veilAt !== null && sensitive >= veilAt ? 'veiled' : 'clear'
}

/** What stands before a picture by a verdict. */
export const veilOf = (verdict: Verdict): Veil => (verdict === 'clear' ? '' : verdict)

/** Places in the queue of employees, the most urgent first. */
export const waiting = { held: 0, review: 1, veiled: 2 } as const

interface Noted {
  readonly verdict: Verdict
  readonly isByEmployee: boolean
  readonly isReviewAsked: boolean
}

/** Where a picture stands in the queue; null where nobody has to look. What an employee holds stays on top. */
export function waitsOf({ verdict, isByEmployee, isReviewAsked }: Noted): number | null {
  if (verdict === 'held') return waiting.held
  if (isByEmployee || verdict === 'clear') return null
  return isReviewAsked ? waiting.review : waiting.veiled
}
