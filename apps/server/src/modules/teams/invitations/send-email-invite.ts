import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findLocale, findMemberIdByEmail, findMembers, isAway } from '../../accounts/index.ts'
import { createInviteCode } from '../../graph/index.ts'
import { boardsWithoutViewer } from '../../boards/index.ts'
import { findCode, setCodeSecret } from './invite-codes.queries.ts'
import { codeAddress } from './invite-links.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import { boardInvitationLetterWords as words } from './board-invitation-letter.words.ts'

/** What mailing an invitation needs. */
export interface InviteMailDeps {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly rateLimit: RateLimit
}

/** Whatever many members do, nobody gets more of such mails in a day. */
const GOTTEN = { tries: 10, windowMilliseconds: 24 * 60 * 60 * 1000 }

/** Mails one invitation. Its secret is made here, so that it is in the mail and nowhere else; run again, there is another. */
export async function sendEmailInvite(deps: InviteMailDeps, { codeId }: Events['board.email-invited']): Promise<void> {
  const invite = await findCode(deps.db, codeId)
  if (invite?.status !== 'pending' || invite.expiresAt <= deps.clock.now()) return
  const [boards, [inviter]] = await Promise.all([
    boardsWithoutViewer(deps.db, [invite.boardId]),
    findMembers(deps.db, [invite.inviterId]),
  ])
  if (boards.length === 0 || !inviter || isAway(inviter)) return
  if (!(await isInBounds(deps.rateLimit, invite.emailKey))) return
  const { code, secretHash } = createInviteCode(codeId)
  await setCodeSecret(writeAlone(deps.db, 'a code is made for the mail that carries it'), codeId, secretHash)
  const address = codeAddress(deps.publicUrl, code)
  const site = { name: 'Pinfold', address: deps.publicUrl.origin }
  const memberId = await findMemberIdByEmail(deps.db, invite.emailKey)
  const locale = memberId === null ? null : await findLocale(deps.db, memberId)
  const letter = inLanguageOf(locale, () => writeLetter(letterOf(inviter.username, address), site))
  await deps.mailer.send({ to: invite.email, ...letter })
}

async function isInBounds(rateLimit: RateLimit, key: string): Promise<boolean> {
  try {
    await rateLimit.take(`board-email-invite-to ${key}`, GOTTEN)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'throttled') return false
    throw error
  }
}

/** Of what somebody typed only the username stands in it: it goes to whoever they want, and a secret board is not named. */
const letterOf = (username: string, address: string): Letter => ({
  subject: words.subject({ username }),
  heading: words.heading,
  paragraphs: [words.invited({ username }), words.look],
  action: { label: words.see, address },
  notes: [words.link, words.why({ username })],
})
