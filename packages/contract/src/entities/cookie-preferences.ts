import { z } from 'zod'

/** What a visitor allows beyond what the product needs to run. */
export const cookiePreferences = z.object({
  allow_analytic_cookies: z.boolean(),
  allow_marketing_cookies: z.boolean(),
  allow_personalization_cookies: z.boolean(),
  /** Where the choice was made. */
  surface_tag: z.string().optional(),
})
export type CookiePreferences = z.output<typeof cookiePreferences>
