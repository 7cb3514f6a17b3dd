import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findPasswordHash } from '../members.queries.ts'
import type { LogInChallenges } from './log-in-challenges.ts'
import { hasSecondFactor } from './second-factor.queries.ts'

/** Throws `second_factor_code_required`, with the challenge of the second step, where the member's log-ins have one. */
export async function askForSecondFactor(
  deps: { db: Db; challenges: LogInChallenges },
  { memberId, isLimited }: { memberId: MemberId; isLimited: boolean },
): Promise<void> {
  if (!(await hasSecondFactor(deps.db, memberId))) return
  const passwordHash = (await findPasswordHash(deps.db, memberId))?.passwordHash ?? ''
  const challenge = deps.challenges.write({ memberId, isLimited, passwordHash })
  throw new AppError('second_factor_code_required', { challenge })
}
