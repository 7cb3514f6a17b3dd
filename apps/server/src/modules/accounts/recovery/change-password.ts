import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { updateMember } from '../members.queries.ts'
import { hashPassword } from '../passwords.ts'
import { endAccess } from './end-access.ts'
import { lockCredentials } from './sessions-end.queries.ts'

/** Changes the password. The session that does it stays; every other way in is over, as after a reset. */
export async function changePassword(deps: WriteDeps, viewer: Member, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(deps.db, async (tx) => {
    await lockCredentials(tx, viewer.id)
    await updateMember(tx, viewer.id, { password_hash: passwordHash })
    await endAccess(tx, viewer.id, viewer.sessionId)
    await wantMail(deps, tx, viewer.id, 'password_changed')
  })
}
