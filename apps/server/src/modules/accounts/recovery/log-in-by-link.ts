import type { MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { findOpenLink, linkOver, useLink } from '../account-mail/email-link.ts'
import { openSession } from '../commands/open-session.ts'
import { emailKey } from '../email-key.ts'
import { updateMember } from '../members.queries.ts'
import { askForSecondFactor } from '../second-factor/ask-for-second-factor.ts'
import type { LogInChallenges } from '../second-factor/log-in-challenges.ts'
import { lockCredentials } from './sessions-end.queries.ts'

/**
 * Opens a limited session for whoever got the mail; entering the password makes it a full one. Throws `link_over`, and
 * `second_factor_code_required` where a code is the next step.
 */
export async function logInByLink(
  deps: WriteDeps & { challenges: LogInChallenges },
  viewer: Viewer,
  token: string,
  request: RequestFacts,
): Promise<{ memberId: MemberId; token: string }> {
  const link = await findOpenLink(deps, token, ['log_in'])
  const { memberId } = link
  await inTransaction(deps.db, 'log-in-by-link', async (tx) => {
    const [held, member] = await lockCredentials(tx, memberId)
    if (!member || emailKey(member.email) !== link.emailKey) throw linkOver()
    const writer = writeOwn(held, { id: memberId })
    await useLink(writer, link)
    if (member.emailVerifiedAt === null) await updateMember(writer, memberId, { email_verified_at: deps.clock.now() })
  })
  await askForSecondFactor(deps, { memberId, isLimited: true })
  return { memberId, token: await openSession(deps, memberId, request, viewer.country, { isLimited: true }) }
}
