import { z } from 'zod'
import { regionNames } from '../country-regions.ts'
import { deviceSource } from '../enumerations.ts'
import { insightNames } from '../insight-kinds.ts'
import { boardCard } from './board.ts'
import { count, wireDate } from './fields.ts'
import { pin } from './pin.ts'
import { topic } from './topic.ts'

/** A day of universal time, as `2026-11-26`. */
const day = z.string()

/** What was counted of a Pin, or of the Pins of a board. */
export const pinFigures = z.object({
  impressions: count,
  engagements: count,
  closeups: count,
  saves: count,
  outbound_clicks: count,
  video_plays: count,
  watched_seconds: count,
})
export type PinFigures = z.output<typeof pinFigures>

/** What a business is told of some days, beside the same number of days before. Of people who allow statistics. */
export const insights = z.object({
  made_at: wireDate,
  from: day,
  to: day,
  previous_from: day,
  previous_to: day,
  days: z.array(day),
  /** A value for each day. What is not kept for so long has no sum of the days before. */
  figures: z.array(
    z.object({
      name: z.enum(insightNames),
      values: z.array(count),
      total: count,
      previous_total: count.nullable(),
    }),
  ),
  follower_count: count,
  /** The claimed websites that may be asked for: those of the business, or the one that was. */
  sites: z.array(z.string()),
})
export type Insights = z.output<typeof insights>

/** A Pin and what was counted of it. */
export const topPin = z.object({ pin, figures: pinFigures })
export type TopPin = z.output<typeof topPin>

/** A board and what was counted of the business's Pins on it. */
export const topBoard = z.object({ board: boardCard, figures: pinFigures })
export type TopBoard = z.output<typeof topBoard>

/** A part of those who may be told of; what is beside it is smaller groups together. */
const share = z.number().min(0).max(1)

/**
 * Who looked at or used Pins of the business in the last 30 days. Numbers of people are rounded down to fives, and groups of
 * fewer than five stand in no list.
 */
export const audience = z.object({
  from: day,
  to: day,
  people: count,
  engaged_people: count,
  countries: z.array(z.object({ country: z.string(), share })),
  /** Countries that are looked at together, of the groups that may be told of alone. */
  regions: z.array(z.object({ region: z.enum(regionNames), share })),
  devices: z.array(z.object({ device: deviceSource, share })),
  /** That they follow. */
  topics: z.array(z.object({ topic, share })),
})
export type Audience = z.output<typeof audience>
