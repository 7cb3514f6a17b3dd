import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAlone, holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
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
  const isWaiting = await upsertWaitingKey(
    writeAlone(deps.db, 'a key of one’s own, which waits for its first code'),
    viewer.id,
    deps.secondFactorKeys.seal(viewer.id, key),
  )
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
  return inTransaction(deps.db, 'confirm-second-factor', async (tx) => {
    const writer = writeOwn(holdNothing(tx, 'the first statement decides'), viewer)
    if (!(await markConfirmed(writer, viewer.id, now))) throw new AppError('second_factor_on')
    await markSessions(writer, viewer.id, now, viewer.sessionId)
    await wantMail(deps, writer, viewer.id, 'second_factor_on')
    return replaceRecoveryCodes(writer, viewer.id)
  })
}

/** Log-ins need the password alone again; repeating it changes nothing. */
export async function turnOffSecondFactor(deps: WriteDeps, viewer: Member): Promise<void> {
  await inTransaction(deps.db, 'turn-off-second-factor', async (tx) => {
    const writer = writeOwn(holdNothing(tx, 'a repeat changes nothing'), viewer)
    const wasOn = await hasSecondFactor(tx, viewer.id)
    await deleteRecoveryCodes(writer, viewer.id)
    await deleteSecondFactor(writer, viewer.id)
    await markSessions(writer, viewer.id, null)
    if (wasOn) await wantMail(deps, writer, viewer.id, 'second_factor_off')
  })
}

/** New recovery codes in place of all there were. Throws `second_factor_off`. */
export async function renewRecoveryCodes(deps: WriteDeps, viewer: Member): Promise<string[]> {
  return inTransaction(deps.db, 'renew-recovery-codes', async (tx) => {
    if (!(await hasSecondFactor(tx, viewer.id))) throw new AppError('second_factor_off')
    return replaceRecoveryCodes(writeOwn(holdNothing(tx, 'the codes of the last call are good'), viewer), viewer.id)
  })
}

async function replaceRecoveryCodes(writer: Writer, memberId: MemberId): Promise<string[]> {
  const codes = createRecoveryCodes()
  await deleteRecoveryCodes(writer, memberId)
  await insertRecoveryCodes(writer, memberId, codes.map(hashRecoveryCode))
  return codes
}
