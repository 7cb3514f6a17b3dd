import { routes, type MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Events } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { awayReader, emailKey, findLocale, findMemberIdByEmail, findMembers, isAway } from '../../accounts/index.ts'
import { canMessage, knowReach } from '../../graph/index.ts'
import { inLanguageOf } from '../../../platform/words/spoken-language.ts'
import { mailInvitationWords as words } from './mail-invitation.words.ts'

/** What mailing an invitation needs. */
export interface MailInvitationDeps {
  readonly db: Db
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly rateLimit: RateLimit
}

/** The most such mails that one address gets in a day, however many members ask for them. */
const GOTTEN = { tries: 5, windowMilliseconds: 24 * 60 * 60 * 1000 }

/** Mails one invitation to write to each other. Whoever may not be written to under their name gets none under their address. */
export async function sendMailInvitation(
  deps: MailInvitationDeps,
  { inviterId, email }: Events['conversation.mail-invited'],
): Promise<void> {
  const [inviter] = await findMembers(deps.db, [inviterId])
  if (!inviter || isAway(inviter)) return
  const key = emailKey(email)
  const memberId = await findMemberIdByEmail(deps.db, key)
  if (memberId !== null && !(await isReachable(deps.db, inviterId, memberId))) return
  if (!(await isInBounds(deps.rateLimit, key))) return
  const address = deps.publicUrl.origin + routes.profile.build({ username: inviter.username })
  const site = { name: 'Pinfold', address: deps.publicUrl.origin }
  const locale = memberId === null ? null : await findLocale(deps.db, memberId)
  const letter = inLanguageOf(locale, () => writeLetter(letterOf(inviter.username, address), site))
  await deps.mailer.send({ to: email, ...letter })
}

async function isReachable(db: Db, inviterId: MemberId, memberId: MemberId): Promise<boolean> {
  const sender = { ...awayReader(inviterId), isMessaging: true }
  const member = (await knowReach({ db }, sender, [memberId])).get(memberId)
  return member !== undefined && canMessage(member.reach).isAllowed
}

async function isInBounds(rateLimit: RateLimit, key: string): Promise<boolean> {
  try {
    await rateLimit.take(`mail-invitation-to ${key}`, GOTTEN)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'throttled') return false
    throw error
  }
}

/** It goes to any address that the sender names, so of all that the sender typed only the username stands in it. */
const letterOf = (username: string, address: string): Letter => ({
  subject: words.subject({ username }),
  heading: words.heading,
  paragraphs: [words.wish({ username }), words.look],
  action: { label: words.see, address },
  notes: [words.why({ username })],
})
