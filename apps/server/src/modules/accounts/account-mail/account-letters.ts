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

const IGNORE = 'If you did not ask for this, you need not do anything: without the link nothing changes.'

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
        notes: ['The link works once, and for an hour.', IGNORE],
      }
    case 'log_in':
      return {
        subject: 'Your log-in link',
        heading: 'Log in',
        paragraphs: [hello, 'Here is the link to log in without your password.'],
        action: { label: 'Log in', address },
        notes: ['The link works once, and for 15 minutes. Give it to nobody.', IGNORE],
      }
    case 'email_verification':
      return {
        subject: 'Is this your email address?',
        heading: 'Is this your email address?',
        paragraphs: [hello, 'Confirm that this address is yours, so that we can reach you when it matters.'],
        action: { label: 'Confirm', address },
        notes: ['The link works once, and for an hour.', IGNORE],
      }
    case 'email_change':
      return {
        subject: 'Confirm your new email address',
        heading: 'Confirm your new email address',
        paragraphs: [
          hello,
          'This address is to become the one of your account. Until you confirm it, nothing changes.',
        ],
        action: { label: 'Confirm', address },
        notes: ['The link works once, and for an hour.', IGNORE],
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
    notes: ['You get this because it is about the safety of your account.'],
  })
  const wasIt = 'Was it not you? Then set a new password now.'
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
      const wish = `Somebody who is logged in asked to change the address of your account to ${pendingEmail ?? 'another one'}. This address stays until the new one is confirmed.`
      return { ...letter('Your email address is to change', wish, wasIt), action: help }
    }
    case 'email_changed':
      return letter(
        'Your email address was changed',
        'Your account has a new email address, and this one no longer belongs to it. Was it not you? Then write to whoever runs this site.',
      )
    case 'second_factor_on':
      return letter('Two-factor log-in is on', 'From now on logging in also needs a code from your authenticator app.')
    case 'second_factor_off':
      return {
        ...letter('Two-factor log-in is off', `From now on your password alone logs in. ${wasIt}`),
        action: help,
      }
  }
}
