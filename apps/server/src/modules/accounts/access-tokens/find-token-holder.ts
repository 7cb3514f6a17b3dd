import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { readAccessTokenText } from './access-token-text.ts'
import { findAccessToken, updateLastUsed } from './access-tokens.queries.ts'
import { isExpired } from './access-tokens.view.ts'

const A_MINUTE = 60_000

/** The member whose token it is, and what it is for; null where it is none, or over. One statement, one more once a minute. */
export async function findTokenHolder(deps: { db: Db; clock: Clock }, text: string) {
  const read = readAccessTokenText(text)
  if (read === null) return null
  const row = await findAccessToken(deps.db, read.id)
  const now = deps.clock.now()
  if (!row || !read.isSecret(row.secretHash) || isExpired(row, now)) return null
  if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= A_MINUTE) {
    // The time of use is a note and no more: where it cannot be written, the request goes on.
    await updateLastUsed(writeAlone(deps.db, 'a token notes when it was used'), read.id, now).catch(() => undefined)
  }
  return { ...row, tokenId: read.id }
}
