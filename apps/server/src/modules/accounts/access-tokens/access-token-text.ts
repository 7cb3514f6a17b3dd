import type { Id } from '../../../platform/ids/ids.ts'
import { createSessionToken, readSessionToken } from '../session-token.ts'

/** Tells people, and programs that look for lost secrets, what it is. */
export const ACCESS_TOKEN_PREFIX = 'pinfold_pat_'

/** A token: its row's id, which says where the row is, and a secret of which only the hash is kept. */
export function createAccessTokenText(id: Id): { text: string; secretHash: Buffer } {
  const { token, secretHash } = createSessionToken(id)
  return { text: ACCESS_TOKEN_PREFIX + token, secretHash }
}

/** What a token says; null where it is none. */
export function readAccessTokenText(text: string): { id: Id; isSecret(hash: Buffer): boolean } | null {
  if (!text.startsWith(ACCESS_TOKEN_PREFIX)) return null
  const read = readSessionToken(text.slice(ACCESS_TOKEN_PREFIX.length))
  return read && { id: read.sessionId, isSecret: read.isSecret }
}
