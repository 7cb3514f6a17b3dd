import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import type { IdSource } from '../../../platform/ids/ids.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { linkAddress, linkLetter, noticeLetter } from './account-letters.ts'
import type { LinkMail } from './account-mail.ts'
import { createEmailLink } from './email-link.ts'
import { findRecipient } from './email-links.queries.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'

/** What sending an account's mails needs. */
export interface AccountMailDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: IdSource
  readonly mailer: Mailer
  readonly publicUrl: URL
}

const linkMails: ReadonlySet<string> = new Set<LinkMail>([
  'password_reset',
  'log_in',
  'email_verification',
  'email_change',
])
const isLinkMail = (mail: string): mail is LinkMail => linkMails.has(mail)

/**
 * Sends one mail of an account. Its link is made here, so that its token is in the mail and nowhere else. Run again
 * after a failure, it makes another link.
 */
export async function sendAccountMail(deps: AccountMailDeps, wanted: Events['account.mail-wanted']): Promise<void> {
  const { memberId, mail } = wanted
  const recipient = memberId === null ? undefined : await findRecipient(deps.db, memberId)
  if (memberId === null || !recipient) return
  const send = (to: string, letterOf: () => Letter) => {
    const site = { name: 'Pinfold', address: deps.publicUrl.origin }
    return deps.mailer.send({ to, ...inLanguageOf(recipient.locale, () => writeLetter(letterOf(), site)) })
  }
  if (!isLinkMail(mail)) {
    return send(wanted.to ?? recipient.email, () => noticeLetter(mail, recipient, deps.publicUrl))
  }
  if (mail === 'email_verification' && recipient.emailVerifiedAt !== null) return
  const to = mail === 'email_change' ? recipient.pendingEmail : recipient.email
  // The wish was taken back meanwhile.
  if (to === null) return
  const token = await createEmailLink(deps, { memberId, purpose: mail, email: to })
  await send(to, () => linkLetter(mail, recipient, linkAddress(deps.publicUrl, mail, token)))
}
