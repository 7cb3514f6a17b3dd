import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../../platform/ids/ids.ts'

const ID_BYTES = 8
const SECRET_BYTES = 16
const pattern = /^[\w-]{32}$/

/** A code: the invitation's id, which says where its row is, and 128 secret bits, random ones unless given, of which only the hash is kept. */
export function createInviteCode(
  inviteId: Id,
  secret = randomBytes(SECRET_BYTES),
): { code: string; secretHash: Buffer } {
  const id = Buffer.alloc(ID_BYTES)
  id.writeBigUInt64BE(BigInt(inviteId))
  return { code: Buffer.concat([id, secret]).toString('base64url'), secretHash: hashOf(secret) }
}

/** What a code says; null where it is none. */
export function readInviteCode(code: string): { inviteId: Id; isSecret(hash: Buffer): boolean } | null {
  const bytes = pattern.test(code) ? Buffer.from(code, 'base64url') : Buffer.alloc(0)
  if (bytes.length !== ID_BYTES + SECRET_BYTES || (bytes[0] ?? 0) > 0x7f) return null
  const secretHash = hashOf(bytes.subarray(ID_BYTES))
  return {
    inviteId: bytes.readBigUInt64BE(0).toString(),
    isSecret: (hash) => hash.length === secretHash.length && timingSafeEqual(hash, secretHash),
  }
}

/** A code from an option. Clients encode it up to twice; what comes in a path is decoded already. */
export const plainCode = (sent: string): string => (pattern.test(sent) ? sent : decoded(decoded(sent)))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const hashOf = (secret: Buffer) => createHash('sha256').update(secret).digest()
