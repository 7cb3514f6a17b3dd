import { limits, type MemberId } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { dayOf, daysLater } from './days.ts'
import { countImpressions } from './telling/figures.queries.ts'

/** How often Pins of a business were seen in the last 30 days, as its statistics say; PS-01 shows it. */
export const createMonthlyViews = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => ({
  count: (businessId: MemberId): Promise<number> =>
    countImpressions(db, businessId, daysLater(dayOf(clock.now()), 1 - limits.insights.audienceDays)),
})
