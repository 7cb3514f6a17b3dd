import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { deleteEmailLinksOf } from '../account-mail/email-links.queries.ts'
import { updateMember } from '../members.queries.ts'
import { hashPassword } from '../passwords.ts'
import { deleteSessionsOf, lockCredentials } from './sessions-end.queries.ts'

/** Changes the password and ends all other sessions; links that were mailed to come in without it are over. */
export async function changePassword(deps: WriteDeps, viewer: Member, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(deps.db, async (tx) => {
    await lockCredentials(tx, viewer.id)
    await updateMember(tx, viewer.id, { password_hash: passwordHash })
    await deleteSessionsOf(tx, viewer.id, viewer.sessionId)
    await deleteEmailLinksOf(tx, viewer.id, ['password_reset', 'log_in'])
    await wantMail(deps, tx, viewer.id, 'password_changed')
  })
}
