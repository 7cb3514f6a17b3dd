import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { updateMember } from '../members.queries.ts'
import { hashPassword } from '../passwords.ts'
import { endAccess } from './end-access.ts'
import { lockCredentials } from './sessions-end.queries.ts'

/** Changes the password. The session that does it stays; every other way in is over, as after a reset. */
export async function changePassword(deps: WriteDeps, viewer: Member, newPassword: string): Promise<void> {
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(deps.db, 'change-password', async (tx) => {
    const [held] = await lockCredentials(tx, viewer.id)
    const writer = writeOwn(held, viewer)
    await updateMember(writer, viewer.id, { password_hash: passwordHash, password_ends_at: null })
    await endAccess(writer, viewer.id, viewer.sessionId)
    await wantMail(deps, writer, viewer.id, 'password_changed')
  })
}
