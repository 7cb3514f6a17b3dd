import { z } from 'zod'
import type { Looker } from './looker.ts'

/** How sure the network is of each of its classes; null where the bytes are no picture. */
export const ratingAnswer = z.object({ scores: z.array(z.number()).nullable() })

/** Rates bytes in the process that looks at pictures. Throws where it fails, which is not the picture's fault. */
export async function rateBytes(looker: Looker, bytes: Uint8Array): Promise<readonly number[] | null> {
  const outcome = await looker.look({ kind: 'rate', bytes }, false)
  if (outcome.ok && outcome.seen.kind === 'rated') return outcome.seen.scores
  if (!outcome.ok && outcome.why === 'unreadable') return null
  throw new Error('a picture could not be rated')
}
