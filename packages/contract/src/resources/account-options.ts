import { z } from 'zod'
import { limits } from '../limits.ts'
import { requiredText } from './option-schemas.ts'

/** An address to send mail to. */
export const emailAddress = z
  .string()
  .trim()
  .max(limits.email.longest, `must be at most ${limits.email.longest} characters`)
  .pipe(z.email('must be an email address'))

/** A password that somebody chooses. */
export const newPassword = z
  .string()
  .min(limits.password.shortest, `must be at least ${limits.password.shortest} characters`)
  .max(limits.password.longest, `must be at most ${limits.password.longest} characters`)

/** A password that somebody has; it may be from before the rules of today. */
export const ownPassword = z.string().min(1, 'Enter your password.').max(limits.password.longest)

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not count. */
export const secondFactorCode = requiredText(limits.secondFactor.longestCode, 'Enter the code.')

/** A username that somebody chooses. */
export const newUsername = z
  .string()
  .trim()
  .min(limits.username.shortest, `must be at least ${limits.username.shortest} characters`)
  .max(limits.username.longest, `must be at most ${limits.username.longest} characters`)
  .regex(/^\w+$/, 'may hold letters, digits and underscores')

/** What a mailed link carries behind its `#`. */
export const mailedToken = z.string().trim().min(1, 'is required').max(100)
