import { z } from 'zod'

const id = z.string().regex(/^\d{1,19}$/)

/** What the recommender is asked: pictures to start from, and which are no answer. */
export const walkQuestion = z.object({
  queries: z.array(z.object({ id, weight: z.number().positive().max(1000) })).max(200),
  leaveOut: z.array(id).max(20_000),
  wanted: z.number().int().min(1).max(1000),
})
export type WalkQuestion = z.output<typeof walkQuestion>

/**
 * Pictures by their ids, the best first. The score adds up what share of each query's walk went there, by the queries'
 * weights and less for what everybody keeps; `from` is the query that led there most.
 */
export const walkAnswer = z.object({ pictures: z.array(z.object({ id, score: z.number(), from: id })) })
export type WalkAnswer = z.output<typeof walkAnswer>
