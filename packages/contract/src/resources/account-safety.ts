import { z } from 'zod'
import { viewer } from '../entities/viewer.ts'
import { limits } from '../limits.ts'
import { command, endpoint, resource } from '../wire/endpoint.ts'
import { mailedToken, newPassword, ownPassword, secondFactorCode as code } from './account-options.ts'
import { requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const account = z.object({
  username_or_email: requiredText(limits.email.longest, () => wrongOptionWords.enterOwnLogin),
})

/** Asks for a link that sets a new password. Whether the account exists is never told. */
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

/** Sets a new password by the link that was mailed. */
export const resetPasswordFromEmailResource = resource('ResetPasswordFromEmail', {
  update: command({
    summary:
      'Set a new password with a mailed token; sessions, access tokens and a waiting change of the address end. Throws link_over.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'public: whoever has the mailed token, of 192 random bits',
    access: 'public',
    options: z.object({ token: mailedToken, new_password: newPassword }),
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

/** Asks for a link that logs in without the password. */
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
/** Logs in by the link that was mailed. */
export const logInByLink = endpoint(
  'POST',
  '/v3/login/link/use/',
  command({
    summary: 'Log in with a mailed token. The login is limited until the password is entered. Throws link_over.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever has the mailed token, of 192 random bits',
    access: 'public',
    options: z.object({ token: mailedToken }),
    reply: viewer,
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
