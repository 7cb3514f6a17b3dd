import { SESSION_COOKIE } from '../../apps/server/src/modules/accounts/index.ts'
import { type Entry, openSession } from '../../apps/server/src/modules/accounts/commands/open-session.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { createIdSource, type Id } from '../../apps/server/src/platform/ids/ids.ts'
import { sampleSavers } from './samples.queries.ts'

/** The browser all requests seem to come from. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36'

/** A member who is signed in. */
export interface SignedIn {
  readonly token: string
  /** What their browser sends with every request, writes included. */
  readonly headers: Readonly<Record<string, string>>
  /** Public boards of their own. */
  readonly boardIds: readonly string[]
}

/** Signs members in as the product does after a password. */
export async function signMembersIn(db: Db, count: number): Promise<SignedIn[]> {
  const savers = await sampleSavers(db, count)
  const signIn = signerIn(db)
  return Promise.all(savers.map(async ({ id, boardIds }) => ({ ...(await signIn(id)), boardIds })))
}

/** Signs single members in. */
export function signerIn(db: Db) {
  const deps = { db, clock: systemClock, ids: createIdSource(systemClock) }
  return async (memberId: Id, entry: Entry = {}) => {
    const token = await openSession(deps, memberId, { userAgent }, 'US', entry)
    // Writes by a bearer token need no token of the page, which only the program itself can make.
    const authorization = `Bearer ${token}`
    return { token, headers: { 'user-agent': userAgent, cookie: `${SESSION_COOKIE}=${token}`, authorization } }
  }
}
