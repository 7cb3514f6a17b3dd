import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { findOpenLink, linkOver, useLink } from '../account-mail/email-link.ts'
import { emailKey } from '../email-key.ts'
import { updateMember } from '../members.queries.ts'
import { hashPassword } from '../passwords.ts'
import { endAccess } from './end-access.ts'
import { lockCredentials } from './sessions-end.queries.ts'

/**
 * Sets a new password for whoever got the mail, and ends every way in. Whoever reads the mailbox is known to own the
 * address. The second factor stays. Throws `link_over`.
 */
export async function resetPassword(deps: WriteDeps, token: string, newPassword: string): Promise<void> {
  const link = await findOpenLink(deps, token, ['password_reset'])
  const passwordHash = await hashPassword(newPassword)
  const now = deps.clock.now()
  await inTransaction(deps.db, 'reset-password', async (tx) => {
    const [held, member] = await lockCredentials(tx, link.memberId)
    if (!member || emailKey(member.email) !== link.emailKey) throw linkOver()
    const writer = writeOwn(held, { id: link.memberId })
    await useLink(writer, link)
    await updateMember(writer, link.memberId, {
      password_hash: passwordHash,
      password_ends_at: null,
      email_verified_at: member.emailVerifiedAt ?? now,
    })
    await endAccess(writer, link.memberId, null)
    await wantMail(deps, writer, link.memberId, 'password_changed')
  })
}
