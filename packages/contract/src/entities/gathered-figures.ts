import { z } from 'zod'
import { wireDate } from './fields.ts'

/** Figures of the whole site, by day. */
export const siteFigureNames = [
  'members',
  'members.new',
  'members.day',
  'members.week',
  'members.month',
  'pins',
  'pins.new',
  'saves.new',
  'storage.bytes',
  'searches',
  'searches.empty',
  'queues.longest',
] as const
export type SiteFigureName = (typeof siteFigureNames)[number]

/** Sums over all members; nothing in it is about one of them. Days are those of universal time, weeks begin on Mondays. */
export const gatheredFigures = z.object({
  made_at: wireDate,
  /** As `2026-11-26`, the oldest first. */
  days: z.array(z.string()),
  /** A value for each day; null where nothing was gathered. */
  figures: z.array(z.object({ name: z.enum(siteFigureNames), values: z.array(z.number().nullable()) })),
  /** Who joined in a week, and how many of them were here in that one and in later ones. */
  cohorts: z.array(
    z.object({
      joined_week: z.string(),
      joined: z.int(),
      weeks: z.array(z.object({ week: z.string(), members: z.int() })),
    }),
  ),
  /** Jobs of the last hour that was gathered. */
  queues: z.array(
    z.object({
      queue: z.string(),
      done: z.int(),
      waiting: z.int(),
      usual_milliseconds: z.int(),
      longest_milliseconds: z.int(),
    }),
  ),
  /** What several people searched for and did not find. */
  wanted_searches: z.array(z.object({ phrase: z.string(), people: z.int() })),
})
export type GatheredFigures = z.output<typeof gatheredFigures>
