import { limits } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { dayOf, daysLater } from './days.ts'
import { deleteAudienceBefore, deleteDaysBefore } from './forgetting.queries.ts'
import { keptSince } from './telling/period.ts'

/** Forgets days that are older than a year, and who was not here for so long that they are told of no more. */
export async function forgetInsights({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const writer = writeAlone(db, 'what is told no more is forgotten')
  const today = dayOf(clock.now())
  for (const table of ['insight_pins', 'insight_boards', 'insight_sites', 'insight_days'] as const)
    await deleteDaysBefore(writer, table, keptSince(today))
  await deleteAudienceBefore(writer, daysLater(today, -limits.insights.audienceDays))
}
