import { z } from 'zod'
import { count } from '../entities/fields.ts'
import { viewer } from '../entities/viewer.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query, resource } from '../wire/endpoint.ts'
import { emailAddress, newPassword, ownPassword, secondFactorCode as code } from './account-options.ts'
import { requiredText } from './option-schemas.ts'

/** What a mailed link carries behind its `#`. */
const token = z.string().trim().min(1, 'is required').max(100)

const account = z.object({
  username_or_email: requiredText(limits.email.longest, 'Enter your email or username.'),
})

/** A forgotten password. Whether the account exists is never told. */
export const userResetPasswordResource = resource('UserResetPassword', {
  create: command({
    summary: 'Mail a link that sets a new password. Answers the same whether the account exists or not.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: mails the account’s owner, answers nothing, and a rate limit bounds it',
    access: 'public',
    options: account,
    reply: z.null(),
  }),
})

/** The other end of that link. */
export const resetPasswordFromEmailResource = resource('ResetPasswordFromEmail', {
  update: command({
    summary:
      'Set a new password with a mailed token; sessions, access tokens and a waiting change of the address end. Throws link_over.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'public: whoever has the mailed token, of 192 random bits',
    access: 'public',
    options: z.object({ token, new_password: newPassword }),
    reply: z.null(),
    answersSecret: true,
  }),
})

/** The member's own password. */
export const userPasswordResource = resource('UserPassword', {
  update: command({
    summary:
      'Change the password. All other sessions, all access tokens and a waiting change of the address end. Needs the password, here or within the last ten minutes.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    rows: ['settings write_email_password_mfa'],
    options: z.object({
      /** Left out where it was entered within the last ten minutes. */
      old_password: ownPassword.optional(),
      /** With `old_password`, where the second factor is on. */
      code: code.optional(),
      new_password: newPassword,
    }),
    reply: z.null(),
    answersSecret: true,
  }),
})

/** The answer to `password_required`: opens what asks for a recent password for ten minutes. */
export const enterPassword = endpoint(
  'POST',
  '/v3/users/me/password/enter/',
  command({
    summary:
      'Enter the password again; ends a limited login. Throws wrong_password, and second_factor_code_required where the code is missing.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    noRow: 'own account: whoever knows the password; tried in test/accounts/safety',
    options: z.object({ password: ownPassword, code: code.optional() }),
    reply: viewer,
    answersSecret: true,
  }),
)

/** The second step of a log-in: the challenge comes with the failure `second_factor_code_required`. */
export const confirmLogIn = endpoint(
  'POST',
  '/v3/login/second_factor/',
  command({
    summary: 'Finish a log-in with a code of the second factor, or a recovery code.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever did the first step of a log-in and knows the code',
    access: 'public',
    options: z.object({ challenge: z.string().max(500), code }),
    reply: viewer,
  }),
)

/** A log-in without a password. */
export const requestLogInLink = endpoint(
  'POST',
  '/v3/login/link/',
  command({
    summary: 'Mail a link that logs in once. Answers the same whether the account exists or not.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: mails the account’s owner, answers nothing, and a rate limit bounds it',
    access: 'public',
    options: account,
    reply: z.null(),
  }),
)
/** The other end of that link. */
export const logInByLink = endpoint(
  'POST',
  '/v3/login/link/use/',
  command({
    summary: 'Log in with a mailed token. The login is limited until the password is entered. Throws link_over.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever has the mailed token, of 192 random bits',
    access: 'public',
    options: z.object({ token }),
    reply: viewer,
  }),
)

/** The address mails go to, as its owner sees it. */
export const accountEmail = z.object({
  email: z.string(),
  is_verified: z.boolean(),
  /** The address that waits to be verified before it takes the place of `email`. */
  pending_email: z.string().nullable(),
})
export type AccountEmail = z.output<typeof accountEmail>

const OWN_EMAIL = '/v3/users/me/email/'

export const getAccountEmail = endpoint(
  'GET',
  OWN_EMAIL,
  query({
    summary: "The viewer's email address.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: the viewer’s own address',
    access: 'member',
    options: z.object({}),
    reply: accountEmail,
  }),
)
export const changeAccountEmail = endpoint(
  'PUT',
  OWN_EMAIL,
  command({
    summary:
      'Mail a link to a new address; it takes the place of the old one when the link is used. Needs the password.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: limited' },
    rows: ['settings write_email_password_mfa'],
    options: z.object({ email: emailAddress }),
    reply: accountEmail,
  }),
)
export const cancelEmailChange = endpoint(
  'DELETE',
  OWN_EMAIL,
  command({
    summary: 'Keep the address; links to the new one are over.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    noRow: 'own account: keeps the viewer’s own address',
    options: z.object({}),
    reply: accountEmail,
  }),
)
export const sendEmailVerification = endpoint(
  'POST',
  '/v3/users/me/email/verification/',
  command({
    summary: 'Mail the link again: to the address that waits, else to one that is not verified.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: limited' },
    noRow: 'own account: mails the viewer',
    options: z.object({}),
    reply: accountEmail,
  }),
)
/** The other end of both links. */
export const verifyEmail = endpoint(
  'POST',
  '/v3/email/verification/',
  command({
    summary: 'Verify an address with a mailed token. Throws link_over, email_taken.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'public: whoever has the mailed token, of 192 random bits',
    access: 'public',
    options: z.object({ token }),
    reply: z.object({ email: z.string() }),
  }),
)

/** The member's second factor. Everything but looking needs the password entered within ten minutes. */
export const secondFactor = z.object({ is_on: z.boolean(), recovery_codes_left: count })
export type SecondFactor = z.output<typeof secondFactor>

const SECOND_FACTOR = '/v3/users/me/second_factor/'
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const getSecondFactor = endpoint(
  'GET',
  SECOND_FACTOR,
  query({
    summary: "The viewer's second factor.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'own account: whether the viewer’s second factor is on',
    access: 'member',
    options: z.object({}),
    reply: secondFactor,
  }),
)
export const setUpSecondFactor = endpoint(
  'POST',
  SECOND_FACTOR,
  command({
    summary: 'A key for an authenticator app; it counts once it was confirmed. Throws second_factor_on.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    rows: ['settings write_email_password_mfa'],
    options: z.object({}),
    /** The key by itself, to type, and in the address to show as a QR code. */
    reply: z.object({ secret: z.string(), otpauth_url: z.string() }),
    answersSecret: true,
  }),
)
export const confirmSecondFactor = endpoint(
  'PUT',
  SECOND_FACTOR,
  command({
    summary:
      'Turn the second factor on with a first code; only this answer shows the recovery codes. Throws wrong_code.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    noRow: 'own account: needs the key that only the viewer saw; tried in test/accounts/safety',
    options: z.object({ code }),
    reply: recoveryCodes,
    answersSecret: true,
  }),
)
export const turnOffSecondFactor = endpoint(
  'DELETE',
  SECOND_FACTOR,
  command({
    summary: 'Turn the second factor off.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    rows: ['settings write_email_password_mfa'],
    options: z.object({}),
    reply: z.null(),
  }),
)
export const renewRecoveryCodes = endpoint(
  'POST',
  '/v3/users/me/second_factor/recovery_codes/',
  command({
    summary: 'New recovery codes in place of the old ones; only this answer shows them.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: safety' },
    noRow: 'own account: needs the second factor on; tried in test/accounts/safety',
    options: z.object({}),
    reply: recoveryCodes,
    answersSecret: true,
  }),
)

/** UserSessionResource delete ends one session; this ends all but the one it is called in. */
export const endOtherSessions = endpoint(
  'DELETE',
  '/v3/users/me/sessions/',
  command({
    summary: 'Log out everywhere else. Needs the password entered within ten minutes.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    rows: ['settings sessions_list_kill'],
    options: z.object({}),
    reply: z.null(),
  }),
)
