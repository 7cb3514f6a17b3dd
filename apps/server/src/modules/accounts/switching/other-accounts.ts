import { limits, type MemberId } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { CookieJar, RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { readSessionToken } from '../session-token.ts'
import { SESSION_COOKIE, SESSION_SECONDS } from '../sign-in-cookies.ts'
import { findSessionSecrets } from './switching.queries.ts'

/** The tokens of the accounts that a browser is logged in to beside the current one; scripts cannot read it. */
export const OTHERS_COOKIE = '_pinfold_accounts'

/** How many a browser holds beside the current one. */
export const MOST_OTHERS = limits.accounts.perBrowser - 1

/** A session that this browser holds beside its current one. */
export interface OtherAccount {
  readonly memberId: MemberId
  readonly sessionId: Id
  readonly token: string
}

type Asking = Pick<RequestFacts, 'cookie'>

export const currentToken = (request: Asking): string => request.cookie?.(SESSION_COOKIE) ?? ''

const tokensOf = (request: Asking) =>
  (request.cookie?.(OTHERS_COOKIE) ?? '')
    .split('.')
    .filter((token) => token !== '')
    .slice(0, MOST_OTHERS)

/** Those that still hold: every token is looked at again, each time. One statement. */
export async function otherAccounts(deps: { db: Db; clock: Clock }, request: Asking): Promise<OtherAccount[]> {
  const read = tokensOf(request).flatMap((token) => {
    const known = readSessionToken(token)
    return known ? [{ token, ...known }] : []
  })
  if (read.length === 0) return []
  const since = new Date(deps.clock.now().getTime() - SESSION_SECONDS * 1000)
  const rows = await findSessionSecrets(
    deps.db,
    read.map(({ sessionId }) => sessionId),
    since,
  )
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return read.flatMap(({ token, sessionId, isSecret }) => {
    const row = rowOf.get(sessionId)
    return row && isSecret(row.secretHash) ? [{ token, sessionId, memberId: row.memberId }] : []
  })
}

/** Writes which accounts the browser holds beside the current one. */
export function keepOthers(cookies: CookieJar, others: readonly Pick<OtherAccount, 'token'>[]): void {
  const value = others.map(({ token }) => token).join('.')
  cookies.set({ name: OTHERS_COOKIE, value, isHttpOnly: true, maxAgeSeconds: value === '' ? 0 : SESSION_SECONDS })
}
