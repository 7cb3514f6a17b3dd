import { limits, type MemberId, type OptionsOf, type userSessionResource } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { findNamedMember } from '../find-named-member.ts'
import { findLeaving } from '../leaving/leaving.queries.ts'
import { findPasswordHash } from '../members.queries.ts'
import { hashThatOpens, isPassword } from '../passwords.ts'
import { askForSecondFactor } from '../second-factor/ask-for-second-factor.ts'
import type { LogInChallenges } from '../second-factor/log-in-challenges.ts'
import { takeSignInTry } from '../sign-in-tries.ts'
import { openSession } from './open-session.ts'

/**
 * Opens a session for whoever knows the password. Throws `wrong_credentials` without telling which part was wrong,
 * `throttled`, `second_factor_code_required` where a code is the next step, and `email_not_proved` where the address has to be
 * proved first: then the mail is sent again.
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
  await mailProofAgain(deps, memberId)
  await askForSecondFactor(deps, { memberId, isLimited: false })
  return { memberId, token: await openSession(deps, memberId, request, viewer.country) }
}

/** Whoever has to prove the address first gets the mail once more, as often as account mails may be sent; no session opens. */
async function mailProofAgain(deps: WriteDeps & { rateLimit: RateLimit }, memberId: MemberId): Promise<void> {
  const member = await findLeaving(deps.db, memberId)
  if (member?.awaitsProof !== true || member.emailVerifiedAt !== null) return
  const isMailed = await deps.rateLimit.take(`email-verification:${memberId}`, limits.accountMails).then(
    () => true,
    () => false,
  )
  if (isMailed)
    await inTransaction(deps.db, 'mail-proof-again', async (tx) => {
      const writer = writeAsSystem(tx, 'whoever knows the password asked to come in')
      await wantMail(deps, writer, memberId, 'email_verification')
    })
  throw new AppError('email_not_proved')
}
