import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id (RFC 9106) with 19 MiB, two passes, one lane.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** A hash to keep; takes some 20 ms of a core, off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** How long a password that the operator drew opens an account; whoever chooses one of their own has it for good. */
export const DRAWN_PASSWORD_HOURS = 24

/** When a password ends that is drawn now. */
export const endOfDrawnPassword = (now: Date): Date => new Date(now.getTime() + DRAWN_PASSWORD_HOURS * 60 * 60 * 1000)

/** The hash that lets in at this moment; undefined where the password is over, which reads like a wrong one. */
export const hashThatOpens = (
  found: { readonly passwordHash: string; readonly passwordEndsAt: Date | null } | undefined,
  now: Date,
): string | undefined =>
  found === undefined || (found.passwordEndsAt !== null && found.passwordEndsAt <= now) ? undefined : found.passwordHash

let decoy: Promise<string> | undefined

/**
 * Whether the password fits. Without a hash (no such account) it does the same work and says no,
 * so that the answer's time tells nothing.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password)
  decoy ??= hashPassword('nobody has this password')
  await verify(await decoy, password)
  return false
}

/** Letters and digits that nobody confuses. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of four: nobody guesses it, and it can be read out. */
export function drawPassword(): string {
  const letters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-')
}
