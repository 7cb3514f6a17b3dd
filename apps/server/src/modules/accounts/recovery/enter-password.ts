import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { findPasswordHash } from '../members.queries.ts'
import { isPassword } from '../passwords.ts'
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts'
import type { SecretBox } from '../second-factor/secret-box.ts'
import { useCode } from '../second-factor/use-code.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import { updateEntered } from './sessions-end.queries.ts'

/**
 * Takes the password, and a code where the second factor is on, of somebody who is signed in: what asks for a recent
 * password is open again, and a limited login is limited no more. Throws `wrong_password`, `wrong_code`,
 * `second_factor_code_required`, `throttled`.
 */
export async function enterPassword(
  deps: WriteDeps & { rateLimit: RateLimit; secondFactorKeys: SecretBox },
  viewer: Member,
  given: { password: string; code?: string | undefined; passwordField: string },
  request: RequestFacts,
): Promise<void> {
  const tries = await takeSignInTry(deps.rateLimit, { account: viewer.id, request })
  const found = await findPasswordHash(deps.db, viewer.id)
  if (!(await isPassword(found?.passwordHash, given.password)))
    throw new AppError('wrong_password', { field: given.passwordField })
  const isCodeNeeded = await hasSecondFactor(deps.db, viewer.id)
  if (isCodeNeeded && given.code === undefined) {
    await tries.giveBack()
    throw new AppError('second_factor_code_required', { field: 'code' })
  }
  if (isCodeNeeded && !(await useCode(deps, viewer.id, given.code ?? '')))
    throw new AppError('wrong_code', { field: 'code' })
  await tries.giveBack()
  const entered = { now: deps.clock.now(), hasSecondFactor: isCodeNeeded }
  await inTransaction(deps.db, 'enter-password', (tx) =>
    updateEntered(writeOwn(holdNothing(tx, 'one statement'), viewer), viewer.sessionId, entered),
  )
}
