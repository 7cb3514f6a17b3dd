import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { deleteSessionsBefore } from '../sessions.queries.ts'
import { SESSION_SECONDS } from '../sign-in-cookies.ts'

/** Removes sessions that are over. */
export async function sweepAccounts(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteSessionsBefore(deps.db, new Date(deps.clock.now().getTime() - SESSION_SECONDS * 1000))
}
