import type { InsightName, InsightPeriod, InsightSource } from '@pinfold/contract'
import { links } from '../../api/links.ts'

/** What of the figures is looked at, as the address says it. */
export interface InsightsChoice {
  readonly days?: InsightPeriod | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly source?: InsightSource | undefined
  readonly board?: string | undefined
  readonly pin?: string | undefined
  /** A claimed website. */
  readonly domain?: string | undefined
  /** Whose website it is, for who has a role on it. */
  readonly business?: string | undefined
  readonly metric?: InsightName | undefined
}

/** The address of a choice with some of it otherwise. */
export const linkWith = (choice: InsightsChoice, changes: InsightsChoice): string =>
  links.analytics({ ...choice, ...changes })
