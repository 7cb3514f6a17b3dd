import { z } from 'zod'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'
import { wireDate } from './fields.ts'

/** Whom a business belongs to, in its own words; a merchant may name others. */
export const diversityLabels = [
  'african_american_or_black',
  'hispanic_or_latinx',
  'asian',
  'lgbtq',
  'middle_eastern',
  'roma',
  'other',
] as const

/** Badges about the owner. */
export const ownerBadges = ['person_of_color', 'lgbtq', 'disability', 'woman', 'none'] as const

/** Badges about what the business stands for. */
export const valueBadges = [
  'invested_in_good',
  'eco_friendly',
  'responsibly_sourced',
  'inclusive',
  'personal_touch',
] as const

const badge = z.object({ id: z.string() })

/** The badges that a merchant shows and their colour. */
export const badgeSelection = z.object({
  badgeColor: z.string().regex(/^#[0-9a-f]{6}$/i, { error: () => wrongOptionWords.badgeColor }),
  badgeOptOut: z.array(z.string()),
})
export type BadgeSelection = z.output<typeof badgeSelection>

/** How an application stands; a verified merchant is approved. */
export const merchantStates = ['pending', 'approved', 'declined', 'withdrawn'] as const
export type MerchantState = (typeof merchantStates)[number]

/** What a merchant said of the business and what the review made of it. */
export const merchantProfile = z.object({
  // Open, because merchants may name labels beyond the list.
  business_diversity_labels: z.array(z.string()),
  created_at: wireDate,
  disapproval_reasons: z.array(z.string()),
  is_inspirational: z.boolean(),
  review_criteria: z.array(z.string()),
  review_labels: z.array(z.string()),
  updated_at: wireDate,
  inspirational_badge_selection: badgeSelection.nullable(),
  is_eligible_for_storefront_badges: z.boolean(),
  badge_details: z.array(badge),
  profile_badges: z.array(badge),
  /** Only to the merchant: what was asked for, and what was answered. */
  application: z
    .object({
      state: z.enum(merchantStates),
      statement: z.string(),
      /** The claimed website that stands for the business. */
      domain: z.string(),
      badges: z.array(z.string()),
      /** What whoever decided says; empty while it waits. */
      reason: z.string(),
      decided_at: wireDate.nullable(),
    })
    .optional(),
})
export type MerchantProfile = z.output<typeof merchantProfile>

/** An application, or a merchant, as whoever decides sees it. */
export const adminMerchant = z.object({
  /** The member's. */
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  state: z.enum(merchantStates),
  statement: z.string(),
  /** The website that stood for it when it asked. */
  domain: z.string(),
  /** The websites that are proved to be its own today. */
  proved_domains: z.array(z.string()),
  business_diversity_labels: z.array(z.string()),
  wanted_badges: z.array(z.string()),
  badges: z.array(z.string()),
  is_inspirational: z.boolean(),
  is_storefront_eligible: z.boolean(),
  reason: z.string(),
  disapproval_reasons: z.array(z.string()),
  asked_at: wireDate,
  decided_at: wireDate.nullable(),
})
export type AdminMerchant = z.output<typeof adminMerchant>
