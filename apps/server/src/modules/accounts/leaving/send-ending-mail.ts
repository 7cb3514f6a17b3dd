import { limits, memberRoutes, type MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { createSessionToken } from '../session-token.ts'
import { findAddressee, saveEndingLink } from './leaving.queries.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import { endingLetterWords as words } from './ending-letter.words.ts'

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
  const site = { name: 'Pinfold', address: deps.publicUrl.origin }
  const write = () => writeLetter(letterOf(member, address, withLinked), site)
  await deps.mailer.send({ to: member.email, ...inLanguageOf(member.locale, write) })
}

function letterOf(member: { firstName: string; username: string }, address: string, withLinked: boolean): Letter {
  const { graceDays, linkHours } = limits.accountEndings
  return {
    subject: words.subject,
    heading: words.heading,
    paragraphs: [
      words.hello({ name: member.firstName }),
      words.step({ days: String(graceDays) }),
      ...(withLinked ? [words.linked] : []),
    ],
    action: { label: words.act, address },
    notes: [words.link({ hours: String(linkHours) }), words.ignore, words.which({ username: member.username })],
  }
}
