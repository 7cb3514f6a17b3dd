import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Id } from '../../platform/ids/ids.ts'

const ID_BYTES = 8
const SECRET_BYTES = 24

/** A token: the session's id, which says where its row is, and 192 random bits of which only the hash is kept. */
export function createSessionToken(sessionId: Id): { token: string; secretHash: Buffer } {
  const id = Buffer.alloc(ID_BYTES)
  id.writeBigUInt64BE(BigInt(sessionId))
  const secret = randomBytes(SECRET_BYTES)
  return { token: Buffer.concat([id, secret]).toString('base64url'), secretHash: hashOf(secret) }
}

/** What a token says; null where it is none. */
export function readSessionToken(token: string): { sessionId: Id; isSecret(hash: Buffer): boolean } | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SECRET_BYTES || (bytes[0] ?? 0) > 0x7f) return null
  const secretHash = hashOf(bytes.subarray(ID_BYTES))
  return {
    sessionId: bytes.readBigUInt64BE(0).toString(),
    isSecret: (hash) => hash.length === secretHash.length && timingSafeEqual(hash, secretHash),
  }
}

const hashOf = (secret: Buffer) => createHash('sha256').update(secret).digest()
