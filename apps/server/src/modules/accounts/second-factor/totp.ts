import { generateSecret, generateURI, verifySync } from 'otplib'

const STEP_SECONDS = 30
const ISSUER = 'Pinfold'

/** A new key of 160 bits, in the letters that authenticator apps take. */
export const createTotpKey = (): string => generateSecret({ length: 20 })

/** The key as the address that apps read from a QR code. */
export const otpauthUrl = (key: string, username: string): string =>
  generateURI({ issuer: ISSUER, label: username, secret: key })

/**
 * The step of time whose code this is; null where it is none. Clocks may be one step apart. Remember the step: it and
 * all before it are used up.
 */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret: key, token: code, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS })
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null
}
