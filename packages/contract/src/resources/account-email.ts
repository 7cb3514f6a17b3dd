import { z } from 'zod'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { emailAddress, mailedToken } from './account-options.ts'

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
/** Where mailed links end: that for a new address, and that for one which is not verified yet. */
export const verifyEmail = endpoint(
  'POST',
  '/v3/email/verification/',
  command({
    summary: 'Verify an address with a mailed token. Throws link_over, email_taken.',
    facts: { token: 'never', acting: 'nobody', mayHide: true, rate: 'none: visitors' },
    noRow: 'public: whoever has the mailed token, of 192 random bits',
    access: 'public',
    options: z.object({ token: mailedToken }),
    reply: z.object({ email: z.string() }),
  }),
)
