import { type AccessToken, formatWireDate, limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type AccessTokenRow, findAccessTokensOfMember } from './access-tokens.queries.ts'

/** The member's own tokens, newest first. One statement. */
export async function accessTokensView(deps: { db: Db; clock: Clock }, viewer: Member): Promise<AccessToken[]> {
  const rows = await findAccessTokensOfMember(deps.db, viewer.id, limits.accessTokens.most)
  return rows.map((row) => presentAccessToken(row, deps.clock.now()))
}

/** A token as its owner sees it. */
export function presentAccessToken(row: Omit<AccessTokenRow, 'nameKey'>, now: Date): AccessToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    created_at: formatWireDate(row.createdAt),
    expires_at: row.expiresAt && formatWireDate(row.expiresAt),
    is_expired: isExpired(row, now),
    last_used_at: row.lastUsedAt && formatWireDate(row.lastUsedAt),
  }
}

/** Whether its time is over. */
export const isExpired = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now
