import type { OptionsOf, userSessionResource, MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { findNamedMember } from '../find-named-member.ts'
import { findPasswordHash } from '../members.queries.ts'
import { hashThatOpens, isPassword } from '../passwords.ts'
import { askForSecondFactor } from '../second-factor/ask-for-second-factor.ts'
import type { LogInChallenges } from '../second-factor/log-in-challenges.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import { openSession } from './open-session.ts'

/**
 * Opens a session for whoever knows the password. Throws `wrong_credentials` without telling which part was wrong,
 * `throttled`, and `second_factor_code_required` where a code is the next step.
 */
export async function logIn(
  deps: WriteDeps & { rateLimit: RateLimit; challenges: LogInChallenges },
  viewer: Viewer,
  input: OptionsOf<typeof userSessionResource.create>,
  request: RequestFacts,
): Promise<{ memberId: MemberId; token: string }> {
  const { memberId, key } = await findNamedMember(deps, input.username_or_email)
  const tries = await takeSignInTry(deps.rateLimit, { account: memberId ?? key, request })
  const found = memberId === null ? undefined : await findPasswordHash(deps.db, memberId)
  if (!(await isPassword(hashThatOpens(found, deps.clock.now()), input.password)) || memberId === null)
    throw new AppError('wrong_credentials')
  await tries.giveBack()
  await askForSecondFactor(deps, { memberId, isLimited: false })
  return { memberId, token: await openSession(deps, memberId, request, viewer.country) }
}
