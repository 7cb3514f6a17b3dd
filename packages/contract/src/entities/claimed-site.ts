import { z } from 'zod'
import { count, entityId, wireDate } from './fields.ts'

/** The ways to prove that a website is one's own. */
export const claimMethods = ['meta', 'file', 'dns'] as const
export type ClaimMethod = (typeof claimMethods)[number]

/** How a claim stands; one that is failing loses its mark when its time is over, and is then lost. */
export const claimStates = ['pending', 'verified', 'failing', 'lost'] as const
export type ClaimState = (typeof claimStates)[number]

/** What is told of the Pins that lead to a site, whoever saved them; public ones only. */
export const siteStatistics = z.object({
  pin_count: count,
  /** Of those, how many were saved from another Pin. */
  save_count: count,
  /** How many members have one. */
  member_count: count,
  /** How many of the Pins are from the last days. */
  recent_count: count,
  counted_at: wireDate,
})
export type SiteStatistics = z.output<typeof siteStatistics>

/** A website that the viewer says is theirs, with what it has to show. */
export const claimedSite = z.object({
  domain: z.string(),
  state: z.enum(claimStates),
  /** By which of the ways it was proved; null before. */
  method: z.enum(claimMethods).nullable(),
  meta_tag: z.string(),
  file_name: z.string(),
  dns_record: z.string(),
  claimed_at: wireDate,
  verified_at: wireDate.nullable(),
  checked_at: wireDate.nullable(),
  /** When its mark goes, where the proof is gone. */
  ends_at: wireDate.nullable(),
  /** Whether it is the website of the viewer's profile. */
  is_on_profile: z.boolean(),
  /** Null before they were counted. */
  statistics: siteStatistics.nullable(),
  /** Whether the viewer may prove it, show it, or give it up. */
  viewer_can: z.object({ manage: z.boolean() }),
})
export type ClaimedSite = z.output<typeof claimedSite>

/** Why a feed could not be read, or is paused. */
export const feedFailures = ['unreachable', 'not_a_feed', 'board_gone', 'site_gone', 'by_member'] as const
export type FeedFailure = (typeof feedFailures)[number]

/** A feed of a claimed website, whose new entries become Pins on a board. */
export const siteFeed = z.object({
  id: entityId,
  address: z.string(),
  domain: z.string(),
  /** Null where the board is gone. */
  board: z.object({ id: entityId, name: z.string(), url: z.string() }).nullable(),
  state: z.enum(['active', 'paused']),
  /** Why the last reading failed, or why it is paused; null where all is well. */
  failure: z.enum(feedFailures).nullable(),
  read_at: wireDate.nullable(),
  published_count: count,
  /** Whether the viewer may pause it, or take it away. */
  viewer_can: z.object({ manage: z.boolean() }),
})
export type SiteFeed = z.output<typeof siteFeed>
