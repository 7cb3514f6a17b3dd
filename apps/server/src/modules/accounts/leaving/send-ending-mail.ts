import { limits, memberRoutes, type MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { createSessionToken } from '../session-token.ts'
import { findAddressee, saveEndingLink } from './leaving.queries.ts'

interface EndingMailDeps {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  readonly publicUrl: URL
}

/** Sends the link that closes the account. Run again after a failure, it makes another link. */
export async function sendEndingMail(
  deps: EndingMailDeps,
  { memberId, withLinked = false }: { memberId: MemberId; withLinked?: boolean },
): Promise<void> {
  const member = await findAddressee(deps.db, memberId)
  if (!member) return
  const { token, secretHash } = createSessionToken(memberId)
  await saveEndingLink(writeAlone(deps.db, 'a link is made for the mail that carries it'), memberId, {
    secretHash,
    now: deps.clock.now(),
    withLinked,
  })
  // Behind the `#` the token reaches neither servers' logs nor other sites.
  const address = `${deps.publicUrl.origin}${memberRoutes.deleteAccount.build()}#${token}`
  const { graceDays, linkHours } = limits.accountEndings
  const letter = {
    subject: 'The final step to delete your account',
    heading: 'Delete your account?',
    paragraphs: [
      `Hello ${member.firstName},`,
      `this is the final step. Your profile, boards and Pins are hidden at once. Log in within ${graceDays} days to keep them; after that they are gone for good.`,
      ...(withLinked ? ['The same goes for your linked business accounts, except those with two-factor log-in.'] : []),
    ],
    action: { label: 'Delete my account', address },
    notes: [
      `The link works once, for ${linkHours} hours.`,
      'If you didn’t ask for this, don’t open the link, and change your password.',
      `The account is ${member.username}.`,
    ],
  }
  await deps.mailer.send({
    to: member.email,
    ...writeLetter(letter, { name: 'Pinfold', address: deps.publicUrl.origin }),
  })
}
