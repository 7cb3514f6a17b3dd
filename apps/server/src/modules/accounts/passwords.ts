import { hash, verify } from '@node-rs/argon2'

// Argon2id (RFC 9106) with 19 MiB, two passes, one lane.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** A hash to keep; takes some 20 ms of a core, off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

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
