import { z } from 'zod'
import { signUpRules } from '../entities/admin-editing.ts'
import { session } from '../entities/session.ts'
import { viewer } from '../entities/viewer.ts'
import { limits } from '../limits.ts'
import { command, endpoint, query, resource } from '../wire/endpoint.ts'
import { flag, id } from '../wire/scalars.ts'
import { emailAddress, newPassword, newUsername, ownPassword } from './account-options.ts'
import { requiredText, text } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

const birthDate = z.iso
  .date('must be a date, as 1990-12-31')
  .refine((date) => Number(date.slice(0, 4)) >= 1900, { error: () => wrongOptionWords.birthDate })

/** Signing up. */
export const userRegisterResource = resource('UserRegister', {
  create: command({
    summary: 'Sign up; the answer carries the new session.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'public: makes an account and acts on nobody’s',
    access: 'public',
    options: z.object({
      email: emailAddress,
      password: newPassword,
      birth_date: birthDate,
      full_name: text(limits.fullName.longest).optional(),
      username: newUsername.optional(),
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, { error: () => wrongOptionWords.countryCode })
        .optional(),
      /** The code out of an invitation link, where accounts need one. */
      invitation: text(limits.signUpInvitation.longest).optional(),
    }),
    reply: viewer,
  }),
})

/** Who may sign up, and what an invitation is worth. */
export const signUpRulesOfSite = endpoint(
  'GET',
  '/v3/register/rules/',
  query({
    summary: 'Who may sign up here, and whether an invitation still holds.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: what whoever wants an account has to know',
    access: 'public',
    options: z.object({ invitation: text(limits.signUpInvitation.longest).optional() }),
    reply: signUpRules,
  }),
)

const nothingKept = command({
  summary: 'Steps of signing up, which older clients report. Nothing of it is kept.',
  facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
  noRow: 'public: keeps and answers nothing',
  access: 'public',
  options: z.object({}),
  reply: z.null(),
})

/** What older clients report while somebody signs up. */
export const userRegisterTrackActionResource = resource('UserRegisterTrackAction', {
  create: nothingKept,
  update: nothingKept,
})

/** Signing in and out. */
export const userSessionResource = resource('UserSession', {
  create: command({
    summary:
      'Log in with email or username. Where the second factor is on, the failure second_factor_code_required carries a challenge for POST /v3/login/second_factor/.',
    facts: { token: 'never', acting: 'nobody', mayHide: false, rate: 'none: visitors' },
    noRow: 'public: whoever knows the password',
    access: 'public',
    options: z.object({
      username_or_email: requiredText(limits.email.longest, () => wrongOptionWords.enterOwnLogin),
      password: ownPassword,
    }),
    reply: viewer,
  }),
  delete: command({
    summary:
      'Log out; or end another of one’s sessions, for which the password must have been entered within ten minutes.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: less' },
    rows: ['settings sessions_list_kill'],
    options: z.object({ session_id: id.optional(), disable_auth_failure_redirect: flag.optional() }),
    reply: z.null(),
  }),
})

/** The sessions the viewer is signed in with. */
export const userSessionStoreResource = resource('UserSessionStore', {
  get: query({
    summary: "The viewer's sessions. Needs the password entered within ten minutes.",
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    rows: ['settings sessions_list_kill'],
    access: 'member',
    options: z.object({}),
    reply: z.array(session),
  }),
})

/** Whether an email address has an account. */
export const emailExistsResource = resource('EmailExists', {
  get: query({
    summary: 'Whether an email has an account.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: sign-up asks it, and a rate limit bounds it',
    options: z.object({ email: emailAddress }),
    reply: z.boolean(),
  }),
})
/** Whether an email address has an account, at the address app clients use. */
export const registerExists = endpoint(
  'GET',
  '/v3/register/exists/',
  query({
    summary: 'Whether an email has an account.',
    facts: { token: 'never', acting: 'nobody', rate: 'none: reads' },
    noRow: 'public: the same at another address',
    options: z.object({ email: emailAddress }),
    reply: z.boolean(),
  }),
)
