import type { MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { openSession } from '../commands/open-session.ts'
import { findPasswordHash } from '../members.queries.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import type { LogInChallenges } from './log-in-challenges.ts'
import type { SecretBox } from './secret-box.ts'
import { useCode } from './use-code.ts'

/**
 * The second step of a log-in. Codes share the tries of passwords. Throws `wrong_code`, `throttled`, and `log_in_again`
 * where the first step is too long ago or the password has changed since.
 */
export async function confirmLogIn(
  deps: WriteDeps & { rateLimit: RateLimit; challenges: LogInChallenges; secondFactorKeys: SecretBox },
  viewer: Viewer,
  given: { challenge: string; code: string },
  request: RequestFacts,
): Promise<{ memberId: MemberId; token: string }> {
  const challenge = deps.challenges.read(given.challenge)
  if (challenge === null) throw new AppError('log_in_again')
  const { memberId, isLimited } = challenge
  const tries = await takeSignInTry(deps.rateLimit, { account: memberId, request })
  const found = await findPasswordHash(deps.db, memberId)
  if (!found || !challenge.isFor(found.passwordHash)) throw new AppError('log_in_again')
  if (!(await useCode(deps, memberId, given.code))) throw new AppError('wrong_code', { field: 'code' })
  await tries.giveBack()
  const entry = { isLimited, hasSecondFactor: true }
  return { memberId, token: await openSession(deps, memberId, request, viewer.country, entry) }
}
