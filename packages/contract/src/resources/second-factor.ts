import { z } from 'zod'
import { count } from '../entities/fields.ts'
import { command, endpoint, query } from '../wire/endpoint.ts'
import { secondFactorCode as code } from './account-options.ts'

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
