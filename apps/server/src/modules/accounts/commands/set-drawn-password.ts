import type { MemberId } from '@pinfold/contract'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { updateMember } from '../members.queries.ts'
import { endOfDrawnPassword } from '../passwords.ts'
import { endAccess } from '../recovery/end-access.ts'

/** Sets a password that the operator drew: it ends after a day, and every way in that was open is over. */
export async function setDrawnPassword(
  deps: WriteDeps,
  writer: Writer,
  memberId: MemberId,
  passwordHash: string,
): Promise<void> {
  const change = { password_hash: passwordHash, password_ends_at: endOfDrawnPassword(deps.clock.now()) }
  await updateMember(writer, memberId, change)
  await endAccess(writer, memberId, null)
  await wantMail(deps, writer, memberId, 'password_changed')
}
