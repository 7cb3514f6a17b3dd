import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { findOpenLink, linkOver, useLink } from '../account-mail/email-link.ts'
import { deleteEmailLinksOf } from '../account-mail/email-links.queries.ts'
import { emailKey } from '../email-key.ts'
import { updateMember } from '../members.queries.ts'
import { hashPassword } from '../passwords.ts'
import { deleteAccessTokensOf } from '../access-tokens/access-tokens.queries.ts'
import { deleteSessionsOf, lockCredentials } from './sessions-end.queries.ts'

/**
 * Sets a new password for whoever got the mail. All sessions end, and whoever reads the mailbox is known to own the
 * address. The second factor stays. Throws `link_over`.
 */
export async function resetPassword(deps: WriteDeps, token: string, newPassword: string): Promise<void> {
  const link = await findOpenLink(deps, token, ['password_reset'])
  const passwordHash = await hashPassword(newPassword)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const member = await lockCredentials(tx, link.memberId)
    if (!member || emailKey(member.email) !== link.emailKey) throw linkOver()
    await useLink(tx, link)
    await deleteEmailLinksOf(tx, link.memberId, ['log_in', 'email_change'])
    await updateMember(tx, link.memberId, {
      password_hash: passwordHash,
      email_verified_at: member.emailVerifiedAt ?? now,
    })
    await deleteSessionsOf(tx, link.memberId)
    await deleteAccessTokensOf(tx, link.memberId)
    await wantMail(deps, tx, link.memberId, 'password_changed')
  })
}
