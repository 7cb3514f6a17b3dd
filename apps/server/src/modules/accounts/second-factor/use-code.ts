import type { MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { hashRecoveryCode, plainCode } from './recovery-codes.ts'
import { deleteRecoveryCode, findSecondFactor, useStep } from './second-factor.queries.ts'
import type { SecretBox } from './secret-box.ts'
import { stepOfCode } from './totp.ts'

interface CodeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly secondFactorKeys: SecretBox
}

/** Uses up a code of the member's app, or a recovery code; false for one that is wrong or was used before. */
export async function useCode(deps: CodeDeps, memberId: MemberId, code: string): Promise<boolean> {
  const plain = plainCode(code)
  return /^\d{6}$/.test(plain)
    ? useAppCode(deps, memberId, plain)
    : deleteRecoveryCode(
        writeAlone(deps.db, 'a code is good for once, which the statement itself decides'),
        memberId,
        hashRecoveryCode(plain),
      )
}

/** Uses up a code of the member's app; false for one that is wrong or was used before, and for a recovery code. */
export async function useAppCode(deps: CodeDeps, memberId: MemberId, code: string): Promise<boolean> {
  const plain = plainCode(code)
  const factor = /^\d{6}$/.test(plain) ? await findSecondFactor(deps.db, memberId) : undefined
  const key = factor && deps.secondFactorKeys.open(memberId, factor.sealedKey)
  if (!key) return false
  const step = stepOfCode(key, plain, deps.clock.now())
  return (
    step !== null &&
    useStep(writeAlone(deps.db, 'a code is good for once, which the statement itself decides'), memberId, step)
  )
}
