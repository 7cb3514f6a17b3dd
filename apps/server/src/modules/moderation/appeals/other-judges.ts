import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { findEmployees } from '../../employees/index.ts'

/** Whoever could decide on an appeal of the member's beside the actor: owners and moderators whom it does not concern. One statement. */
export async function findJudges(
  db: Db,
): Promise<(actorId: MemberId | null, concernedIds: readonly MemberId[]) => boolean> {
  const judges = new Set(
    (await findEmployees(db)).flatMap(({ memberId, role }) =>
      role === 'owner' || role === 'moderator' ? memberId : [],
    ),
  )
  return (actorId, concernedIds) => [...judges].some((id) => id !== actorId && !concernedIds.includes(id))
}

/** Whether an appeal against what somebody decided goes to another; what the command line decided anybody may look at. */
export const goesToOther = (
  hasOther: Awaited<ReturnType<typeof findJudges>>,
  decidedBy: MemberId | null,
  concernedIds: readonly MemberId[],
): boolean => decidedBy === null || hasOther(decidedBy, concernedIds)
