import { memberRoutes } from '@pinfold/contract'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { LinkMail, NoticeMail } from './account-mail.ts'
import { accountLetterWords as words } from './account-letters.words.ts'

interface Facts {
  /** Letters, digits and underscores: mails go to addresses nobody proved, so nothing else that somebody typed stands in them. */
  readonly username: string
  /** The address that is to take the place of the member's, where there is one. */
  readonly pendingEmail: string | null
}

const pages = {
  password_reset: memberRoutes.passwordReset.build({}, { mailed: true }),
  log_in: memberRoutes.logInLink.build({}, { mailed: true }),
  email_verification: memberRoutes.emailVerification.build(),
  email_change: memberRoutes.emailVerification.build(),
} as const

/** Behind the `#` the token reaches neither servers' logs nor other sites. */
export const linkAddress = (publicUrl: URL, mail: LinkMail, token: string): string =>
  `${publicUrl.origin}${pages[mail]}#${token}`

/** Mails with a link, by what it is for. */
export function linkLetter(mail: LinkMail, { username }: Facts, address: string): Letter {
  const hello = words.hello({ name: username })
  switch (mail) {
    case 'password_reset':
      return {
        subject: words.newPassword,
        heading: words.newPassword,
        paragraphs: [hello, words.hereNewPassword],
        action: { label: words.choosePassword, address },
        notes: [words.hour, words.ignore],
      }
    case 'log_in':
      return {
        subject: words.logInLink,
        heading: words.logIn,
        paragraphs: [hello, words.hereLogIn],
        action: { label: words.logIn, address },
        notes: [words.minutes, words.ignore],
      }
    case 'email_verification':
      return {
        subject: words.isItYours,
        heading: words.isItYours,
        paragraphs: [hello, words.confirmYours],
        action: { label: words.confirm, address },
        notes: [words.hour, words.ignore],
      }
    case 'email_change':
      return {
        subject: words.confirmNew,
        heading: words.confirmNew,
        paragraphs: [hello, words.askedForNew],
        action: { label: words.confirm, address },
        notes: [words.hour, words.ignore],
      }
  }
}

/** Mails that tell of a change. */
export function noticeLetter(mail: NoticeMail, { username, pendingEmail }: Facts, publicUrl: URL): Letter {
  const help = {
    label: words.newPassword,
    address: `${publicUrl.origin}${memberRoutes.passwordReset.build()}`,
  }
  const letter = (heading: string, ...paragraphs: string[]): Letter => ({
    subject: heading,
    heading,
    paragraphs: [words.hello({ name: username }), ...paragraphs],
    notes: [words.why],
  })
  switch (mail) {
    case 'password_changed':
      return {
        ...letter(words.passwordChanged, words.loggedOut, words.wasIt),
        action: help,
      }
    case 'email_change_asked': {
      const wish = pendingEmail === null ? words.wishForAnother : words.wish({ email: pendingEmail })
      return { ...letter(words.emailChangeAsked, wish, words.wasIt), action: help }
    }
    case 'email_changed':
      return letter(words.emailChanged, words.noLongerYours)
    case 'second_factor_on':
      return letter(words.secondFactorOn, words.alsoCode)
    case 'second_factor_off':
      return {
        ...letter(words.secondFactorOff, words.justPassword),
        action: help,
      }
  }
}
