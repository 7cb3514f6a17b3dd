import { limits, type OptionsOf, type userSessionResource, usernameKey } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { emailKey } from '../email-key.ts'
import { findMemberIdByEmail, findMemberIdByUsername, findPasswordHash } from '../members.queries.ts'
import { isPassword } from '../passwords.ts'
import { openSession } from './open-session.ts'

/** Opens a session for whoever knows the password. Throws `wrong_credentials` without telling which part was wrong, or `throttled`. */
export async function logIn(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Viewer,
  input: OptionsOf<typeof userSessionResource.create>,
  request: RequestFacts,
): Promise<{ memberId: Id; token: string }> {
  const name = input.username_or_email
  const key = name.includes('@') ? emailKey(name) : usernameKey(name)
  const memberId = name.includes('@')
    ? await findMemberIdByEmail(deps.db, key)
    : await findMemberIdByUsername(deps.db, key, deps.clock.now())
  // All names of an account share its tries; a name without an account has tries of its own, so that both look alike.
  const tries = [`log-in:account:${memberId ?? key}`, `log-in:address:${addressKey(request.address)}`]
  // The address first, so that a throttled one cannot use up the tries of others' accounts.
  // Every try counts before it is looked at, so that a hundred at once are still a hundred.
  for (const each of tries) await deps.rateLimit.take(each, limits.signIn)
  const found = memberId === null ? undefined : await findPasswordHash(deps.db, memberId)
  if (!(await isPassword(found?.passwordHash, input.password)) || memberId === null)
    throw new AppError('wrong_credentials')
  for (const each of tries) await deps.rateLimit.giveBack(each)
  return { memberId, token: await openSession(deps, memberId, request, viewer.country) }
}
