import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import {
  deleteRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  insertRecoveryCodes,
  markConfirmed,
  markSessions,
  upsertWaitingKey,
} from './second-factor.queries.ts'
import type { SecretBox } from './secret-box.ts'
import { createTotpKey, otpauthUrl } from './totp.ts'
import { useAppCode } from './use-code.ts'

type Deps = WriteDeps & { rateLimit: RateLimit; secondFactorKeys: SecretBox }

/** A new key that waits for its first code. Throws `second_factor_on`. */
export async function setUpSecondFactor(deps: Deps, viewer: Member): Promise<{ secret: string; otpauth_url: string }> {
  const key = createTotpKey()
  const isWaiting = await upsertWaitingKey(deps.db, viewer.id, deps.secondFactorKeys.seal(viewer.id, key))
  if (!isWaiting) throw new AppError('second_factor_on')
  return { secret: key, otpauth_url: otpauthUrl(key, viewer.username) }
}

/**
 * The first code of the key turns the second factor on; answers the recovery codes, which are kept as hashes only.
 * Throws `second_factor_off` where nothing waits, `second_factor_on`, `wrong_code`, `throttled`.
 */
export async function confirmSecondFactor(
  deps: Deps,
  viewer: Member,
  code: string,
  request: RequestFacts,
): Promise<string[]> {
  const waiting = await findSecondFactor(deps.db, viewer.id)
  if (!waiting) throw new AppError('second_factor_off')
  if (waiting.confirmedAt !== null) throw new AppError('second_factor_on')
  const tries = await takeSignInTry(deps.rateLimit, { account: viewer.id, request })
  if (!(await useAppCode(deps, viewer.id, code))) throw new AppError('wrong_code', { field: 'code' })
  await tries.giveBack()
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if (!(await markConfirmed(tx, viewer.id, now))) throw new AppError('second_factor_on')
    await markSessions(tx, viewer.id, now, viewer.sessionId)
    await wantMail(deps, tx, viewer.id, 'second_factor_on')
    return replaceRecoveryCodes(tx, viewer.id)
  })
}

/** Log-ins need the password alone again; repeating it changes nothing. */
export async function turnOffSecondFactor(deps: WriteDeps, viewer: Member): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const wasOn = await hasSecondFactor(tx, viewer.id)
    await deleteRecoveryCodes(tx, viewer.id)
    await deleteSecondFactor(tx, viewer.id)
    await markSessions(tx, viewer.id, null)
    if (wasOn) await wantMail(deps, tx, viewer.id, 'second_factor_off')
  })
}

/** New recovery codes in place of all there were. Throws `second_factor_off`. */
export async function renewRecoveryCodes(deps: WriteDeps, viewer: Member): Promise<string[]> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await hasSecondFactor(tx, viewer.id))) throw new AppError('second_factor_off')
    return replaceRecoveryCodes(tx, viewer.id)
  })
}

async function replaceRecoveryCodes(tx: Tx, memberId: Id): Promise<string[]> {
  const codes = createRecoveryCodes()
  await deleteRecoveryCodes(tx, memberId)
  await insertRecoveryCodes(tx, memberId, codes.map(hashRecoveryCode))
  return codes
}
