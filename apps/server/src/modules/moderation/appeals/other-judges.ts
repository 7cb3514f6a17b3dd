import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { findEmployees } from '../../employees/index.ts'

/** Whoever could decide on an appeal of the member's beside the actor: owners and moderators whom it does not concern. One statement. */
export async function findJudges(db: Db): Promise<(actorId: MemberId | null, concernedId: MemberId) => boolean> {
  const judges = new Set(
    (await findEmployees(db)).flatMap(({ memberId, role }) =>
      role === 'owner' || role === 'moderator' ? memberId : [],
    ),
  )
  return (actorId, concernedId) => [...judges].some((id) => id !== actorId && id !== concernedId)
}
