import { memberRoutes } from '@pinfold/contract'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { LinkMail, NoticeMail } from './account-mail.ts'

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

const IGNORE = 'If you didn’t ask for this, you can ignore this email. Nothing changes without the link.'

/** Mails with a link, by what it is for. */
export function linkLetter(mail: LinkMail, { username }: Facts, address: string): Letter {
  const hello = `Hello ${username},`
  switch (mail) {
    case 'password_reset':
      return {
        subject: 'Set a new password',
        heading: 'Set a new password',
        paragraphs: [
          hello,
          'Here is the link to choose a new password. It logs out every device and ends all access tokens.',
        ],
        action: { label: 'Choose a password', address },
        notes: ['The link works once, for an hour.', IGNORE],
      }
    case 'log_in':
      return {
        subject: 'Your log-in link',
        heading: 'Log in',
        paragraphs: [hello, 'Here is the link to log in without your password.'],
        action: { label: 'Log in', address },
        notes: ['The link works once, for 15 minutes. Don’t share it with anyone.', IGNORE],
      }
    case 'email_verification':
      return {
        subject: 'Is this your email address?',
        heading: 'Is this your email address?',
        paragraphs: [hello, 'Confirm that this address is yours, so that we can reach you when it matters.'],
        action: { label: 'Confirm', address },
        notes: ['The link works once, for an hour.', IGNORE],
      }
    case 'email_change':
      return {
        subject: 'Confirm your new email address',
        heading: 'Confirm your new email address',
        paragraphs: [hello, 'You asked to use this address for your account. Nothing changes until you confirm it.'],
        action: { label: 'Confirm', address },
        notes: ['The link works once, for an hour.', IGNORE],
      }
  }
}

/** Mails that tell of a change. */
export function noticeLetter(mail: NoticeMail, { username, pendingEmail }: Facts, publicUrl: URL): Letter {
  const help = {
    label: 'Set a new password',
    address: `${publicUrl.origin}${memberRoutes.passwordReset.build()}`,
  }
  const letter = (heading: string, ...paragraphs: string[]): Letter => ({
    subject: heading,
    heading,
    paragraphs: [`Hello ${username},`, ...paragraphs],
    notes: ['You’re getting this email because it concerns the security of your account.'],
  })
  const wasIt = 'Wasn’t you? Set a new password now.'
  switch (mail) {
    case 'password_changed':
      return {
        ...letter(
          'Your password was changed',
          'All other devices were logged out. Access tokens no longer work, and a change of email address that was waiting is canceled.',
          wasIt,
        ),
        action: help,
      }
    case 'email_change_asked': {
      const wish = `Someone logged in to your account asked to change its email address to ${pendingEmail ?? 'another one'}. This address stays in place until the new one is confirmed.`
      return { ...letter('Your email address is about to change', wish, wasIt), action: help }
    }
    case 'email_changed':
      return letter(
        'Your email address was changed',
        'Your account has a new email address, and this one no longer belongs to it. Wasn’t you? Contact the people who run this site.',
      )
    case 'second_factor_on':
      return letter('Two-factor log-in is on', 'From now on logging in also needs a code from your authenticator app.')
    case 'second_factor_off':
      return {
        ...letter('Two-factor log-in is off', `From now on, you log in with just your password. ${wasIt}`),
        action: help,
      }
  }
}
