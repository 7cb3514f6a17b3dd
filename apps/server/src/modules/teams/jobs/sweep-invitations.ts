import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { deleteCodesBefore } from '../invitations/invite-codes.queries.ts'
import { deleteJoinRequestsBefore } from '../requests/join-requests.queries.ts'
import { firstWaitingId } from '../requests/join-requests.view.ts'

/** Forgets links and requests that are over. */
export async function sweepInvitations({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteCodesBefore(db, clock.now())
  await deleteJoinRequestsBefore(db, firstWaitingId(clock.now()))
}
