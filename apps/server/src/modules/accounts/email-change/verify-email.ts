import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeOwn } from '../../../platform/writing/writer.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { findOpenLink, linkOver, type OpenedLink, useLink } from '../account-mail/email-link.ts'
import { deleteEmailLinksOf } from '../account-mail/email-links.queries.ts'
import { emailKey } from '../email-key.ts'
import { isUnproved } from '../leaving/end-unproved.ts'
import { findLeaving, setLeaving } from '../leaving/leaving.queries.ts'
import { findMemberIdByEmail, insertEmail, updateMember } from '../members.queries.ts'
import { lockCredentials } from '../recovery/sessions-end.queries.ts'
import { deleteEmail, deleteEmailChange, findAccountEmail } from './email-change.queries.ts'

/**
 * Verifies the address a link was mailed to; a new one takes the place of the old. An account that was to go since nobody proved it
 * stays. Answers the address. Throws `link_over`, and `email_taken` where somebody signed up with it meanwhile.
 */
export async function verifyEmail(deps: WriteDeps, token: string): Promise<string> {
  const link = await findOpenLink(deps, token, ['email_verification', 'email_change'])
  const now = deps.clock.now()
  return inTransaction(deps.db, 'verify-email', async (tx) => {
    const [held, member] = await lockCredentials(tx, link.memberId)
    if (!member) throw linkOver()
    const writer = writeOwn(held, { id: link.memberId })
    await useLink(writer, link)
    const leaving = await findLeaving(writer, link.memberId)
    if (leaving?.endsAt && isUnproved(leaving))
      await setLeaving(writer, link.memberId, { deactivatedAt: null, endsAt: null })
    if (link.purpose === 'email_change') return takeNewAddress(deps, writer, link, member.email, now)
    if (emailKey(member.email) !== link.emailKey) throw linkOver()
    await updateMember(writer, link.memberId, { email_verified_at: member.emailVerifiedAt ?? now })
    return member.email
  })
}

async function takeNewAddress(deps: WriteDeps, writer: Writer, link: OpenedLink, oldEmail: string, now: Date) {
  const { memberId } = link
  const email = (await findAccountEmail(writer, memberId))?.pendingEmail ?? null
  if (email === null || emailKey(email) !== link.emailKey) throw linkOver()
  const oldKey = emailKey(oldEmail)
  if (link.emailKey !== oldKey) {
    if (!(await claimEmail(writer, link.emailKey, memberId))) throw new AppError('email_taken', { field: 'email' })
    await deleteEmail(writer, oldKey, memberId)
    await wantMail(deps, writer, memberId, 'email_changed', oldEmail)
  }
  await updateMember(writer, memberId, { email, email_verified_at: now })
  await deleteEmailChange(writer, memberId)
  // Whoever still reads the old mailbox must not come in by what lies there.
  await deleteEmailLinksOf(writer, memberId, ['password_reset', 'log_in', 'email_verification'])
  return email
}

/** The look-up table decides between two who want one address. */
const claimEmail = async (writer: Writer, key: string, memberId: MemberId): Promise<boolean> =>
  (await insertEmail(writer, key, memberId)) || (await findMemberIdByEmail(writer, key)) === memberId
