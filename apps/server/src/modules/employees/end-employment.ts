import type { MemberId } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { endRolesOf } from './employees.queries.ts'

/** Ends the roles of a member who goes for good. What they did stays in the log, under the name they had. */
export async function endEmployment({ db, clock }: { db: Db; clock: Clock }, memberId: MemberId): Promise<void> {
  await endRolesOf(writeAlone(db, 'an ended account has no roles'), memberId, clock.now())
}
