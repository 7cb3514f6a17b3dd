import type { Consent } from '../../api/consent.ts'

/** A choice that allows these and nothing else: what nobody was asked about is not allowed. */
export const allowing = (allowed: readonly (keyof Consent)[]): Consent => ({
  allow_analytic_cookies: allowed.includes('allow_analytic_cookies'),
  allow_marketing_cookies: allowed.includes('allow_marketing_cookies'),
  allow_personalization_cookies: allowed.includes('allow_personalization_cookies'),
})
