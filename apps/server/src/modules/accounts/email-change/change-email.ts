import { limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { wantMail } from '../account-mail/account-mail.ts'
import { deleteEmailLinksOf } from '../account-mail/email-links.queries.ts'
import { emailKey } from '../email-key.ts'
import { findMemberIdByEmail } from '../members.queries.ts'
import { requireSession } from '../recovery/end-access.ts'
import { lockCredentials } from '../recovery/sessions-end.queries.ts'
import { deleteEmailChange, findAccountEmail, upsertEmailChange } from './email-change.queries.ts'

type Deps = WriteDeps & { rateLimit: RateLimit }

/**
 * Mails a link to the new address and tells the old one; nothing else changes until the link is used. The member's own
 * address takes the wish back. Throws `email_taken`, `throttled`.
 */
export async function changeEmail(deps: Deps, viewer: Member, email: string): Promise<void> {
  // Each answer tells whether an address has an account, and each success sends a stranger a mail.
  await deps.rateLimit.take(`email-change:${viewer.id}`, limits.accountMails)
  const key = emailKey(email)
  const holder = await findMemberIdByEmail(deps.db, key)
  if (holder !== null && holder !== viewer.id) throw new AppError('email_taken', { field: 'email' })
  await inTransaction(deps.db, async (tx) => {
    const member = await lockCredentials(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    await requireSession(tx, viewer)
    await deleteEmailLinksOf(tx, viewer.id, ['email_change'])
    if (email === member.email) return void (await deleteEmailChange(tx, viewer.id))
    await upsertEmailChange(tx, viewer.id, email, deps.clock.now())
    await wantMail(deps, tx, viewer.id, 'email_change')
    if (emailKey(member.email) !== key) await wantMail(deps, tx, viewer.id, 'email_change_asked')
  })
}

/** Keeps the address; links to the new one are over. */
export async function cancelEmailChange(deps: Deps, viewer: Member): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await deleteEmailLinksOf(tx, viewer.id, ['email_change'])
    await deleteEmailChange(tx, viewer.id)
  })
}

/** Mails the link again, to the address that waits or else to one that is not verified. Throws `throttled`. */
export async function sendVerification(deps: Deps, viewer: Member): Promise<void> {
  await deps.rateLimit.take(`email-verification:${viewer.id}`, limits.accountMails)
  await inTransaction(deps.db, async (tx) => {
    const found = await findAccountEmail(tx, viewer.id)
    if (!found) throw new AppError('user_not_found')
    if (found.pendingEmail !== null) await wantMail(deps, tx, viewer.id, 'email_change')
    else if (found.emailVerifiedAt === null) await wantMail(deps, tx, viewer.id, 'email_verification')
  })
}
