import type { Ask } from './ask-looks.ts'
import { ratingAnswer } from './rate-bytes.ts'

/** Who rates pictures. */
export interface Ratings {
  /** False where nobody does: it is switched off, or not installed. */
  readonly isOn: boolean
  /** How sure the model is of each of its classes; null for bytes that are no picture. Rejects where nobody answers. */
  rate(bytes: Uint8Array): Promise<readonly number[] | null>
}

/** Where there is nobody. */
export const noRatings: Ratings = {
  isOn: false,
  rate: () => Promise.reject(new Error('nobody rates pictures')),
}

/** A picture waits behind many others. */
const PATIENCE = 120_000

/** Asks the recommender, which has the process that looks at pictures. */
export const askRatings = (ask: Ask): Ratings => ({
  isOn: true,
  async rate(bytes) {
    const { status, text } = await ask('/ratings', bytes, PATIENCE)
    if (status !== 200) throw new Error(`the recommender answered ${status} about a rating`)
    return ratingAnswer.parse(JSON.parse(text)).scores
  },
})
