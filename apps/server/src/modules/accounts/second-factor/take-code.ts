import type { MemberId } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import { hasSecondFactor } from './second-factor.queries.ts'
import type { SecretBox } from './secret-box.ts'
import { useCode } from './use-code.ts'

/**
 * Uses up the code that opens another account of somebody who is signed in already; answers whether that account asks for
 * one. Codes share the tries of log-ins. Throws `second_factor_code_required` where it is missing, `wrong_code`, `throttled`.
 */
export async function takeCode(
  deps: WriteDeps & { rateLimit: RateLimit; secondFactorKeys: SecretBox },
  memberId: MemberId,
  code: string | undefined,
  request: RequestFacts,
): Promise<boolean> {
  if (!(await hasSecondFactor(deps.db, memberId))) return false
  if (code === undefined) throw new AppError('second_factor_code_required', { field: 'code' })
  const tries = await takeSignInTry(deps.rateLimit, { account: memberId, request })
  if (!(await useCode(deps, memberId, code))) throw new AppError('wrong_code', { field: 'code' })
  await tries.giveBack()
  return true
}
