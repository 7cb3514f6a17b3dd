import { z } from 'zod'
import { limits } from '../limits.ts'
import { requiredText } from './option-schemas.ts'
import { wrongOptionWords } from '../wire/wrong-options.words.ts'

/** An address to send mail to. */
export const emailAddress = z
  .string()
  .trim()
  .max(limits.email.longest, { error: () => wrongOptionWords.mostCharacters({ most: String(limits.email.longest) }) })
  .pipe(z.email({ error: () => wrongOptionWords.emailAddress }))

/** A password that somebody chooses. */
export const newPassword = z
  .string()
  .min(limits.password.shortest, {
    error: () => wrongOptionWords.leastCharacters({ least: String(limits.password.shortest) }),
  })
  .max(limits.password.longest, {
    error: () => wrongOptionWords.mostCharacters({ most: String(limits.password.longest) }),
  })

/** A password that somebody has; it may be from before the rules of today. */
export const ownPassword = z
  .string()
  .min(1, { error: () => wrongOptionWords.enterPassword })
  .max(limits.password.longest)

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not count. */
export const secondFactorCode = requiredText(limits.secondFactor.longestCode, () => wrongOptionWords.enterCode)

/** A username that somebody chooses. */
export const newUsername = z
  .string()
  .trim()
  .min(limits.username.shortest, {
    error: () => wrongOptionWords.leastCharacters({ least: String(limits.username.shortest) }),
  })
  .max(limits.username.longest, {
    error: () => wrongOptionWords.mostCharacters({ most: String(limits.username.longest) }),
  })
  .regex(/^\w+$/, { error: () => wrongOptionWords.usernameLetters })

/** What a mailed link carries behind its `#`. */
export const mailedToken = z
  .string()
  .trim()
  .min(1, { error: () => wrongOptionWords.isRequired })
  .max(100)
