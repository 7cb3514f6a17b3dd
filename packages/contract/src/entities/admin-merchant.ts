import { z } from 'zod'
import { merchantStates } from '../merchant-states.ts'
import { wireDate } from './fields.ts'

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
  review_criteria: z.array(z.string()),
  review_labels: z.array(z.string()),
  reason: z.string(),
  disapproval_reasons: z.array(z.string()),
  asked_at: wireDate,
  decided_at: wireDate.nullable(),
})
export type AdminMerchant = z.output<typeof adminMerchant>
