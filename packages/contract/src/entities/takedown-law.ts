import { z } from 'zod'

/** The laws a report may rest on, and the date of the form that asks. */
export const takedownLawTypes = ['DMCA', 'Trademark', 'GDPR'] as const
export type TakedownLawType = (typeof takedownLawTypes)[number]
export const TAKEDOWN_FORM_DATE = '2024-01-01'

/** How reports under one law are taken. */
export const takedownLaw = z.object({
  law_key: z.string(),
  decider_key: z.string(),
  country_codes: z.array(z.string().length(2)),
  api_path: z.string(),
  has_complaints_office: z.boolean(),
  has_trusted_flagger: z.boolean(),
  restrict_multiple_laws: z.boolean(),
  allow_anonymous_submission: z.boolean(),
})
export type TakedownLaw = z.output<typeof takedownLaw>
