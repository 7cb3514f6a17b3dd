import { z } from 'zod'

const id = z.string().regex(/^\d{1,19}$/)

/** What the recommender is asked: pictures to start from, and which are no answer. */
export const walkQuestion = z.object({
  queries: z.array(z.object({ id, weight: z.number().positive().max(1000) })).max(200),
  leaveOut: z.array(id).max(20_000),
  wanted: z.number().int().min(1).max(1000),
})
export type WalkQuestion = z.output<typeof walkQuestion>

/** What the recommender is asked for boards: pictures that tell what is wanted, and boards which are no answer. */
export const boardQuestion = z.object({
  queries: walkQuestion.shape.queries,
  leaveOut: z.array(id).max(5000),
  wanted: z.number().int().min(1).max(200),
})
export type BoardQuestion = z.output<typeof boardQuestion>

/** Boards by their ids, the best first. */
export const boardAnswer = z.object({ boards: z.array(z.object({ id, score: z.number() })) })
export type BoardAnswer = z.output<typeof boardAnswer>

/**
 * Pictures by their ids, the best first. The score adds up what share of each query's walk went there, by the queries'
 * weights and less for what everybody keeps; `from` is the query that led there most.
 */
export const walkAnswer = z.object({ pictures: z.array(z.object({ id, score: z.number(), from: id })) })
export type WalkAnswer = z.output<typeof walkAnswer>
