import type { Member } from '../../../platform/auth/viewer.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { openSession } from '../commands/open-session.ts'
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts'
import { setSignInCookies } from '../sign-in-cookies.ts'
import { currentToken, keepOthers, MOST_OTHERS, otherAccounts } from './other-accounts.ts'
import { deleteSessionsByIds, findLinks } from './switching.queries.ts'

/**
 * Makes another account of this browser, or a linked one, the current one; the one before stays in the browser. A linked
 * account opens without its password, so whatever needs that asks for it. Throws `account_not_here`, and `not_allowed` for
 * a linked account with a second factor that is not logged in here.
 */
export async function switchAccount(
  deps: WriteDeps,
  viewer: Member,
  memberId: Id,
  request: RequestFacts,
): Promise<string> {
  const current = { token: currentToken(request), memberId: viewer.id }
  // Whoever sends a token of their own has no browser to switch.
  if (memberId === viewer.id || current.token === '') throw new AppError('account_not_here', { field: 'user_id' })
  const others = await otherAccounts(deps, request)
  const held = others.find((other) => other.memberId === memberId)
  const token = held?.token ?? (await openLinked(deps, viewer, memberId, request))
  keepOthers(request.cookies, [current, ...others.filter((other) => other.memberId !== memberId)])
  setSignInCookies(request.cookies, token)
  return token
}

async function openLinked(deps: WriteDeps, viewer: Member, memberId: Id, request: RequestFacts): Promise<string> {
  const links = await findLinks(deps.db, viewer.id)
  if (!links.some(({ otherId }) => otherId === memberId)) throw new AppError('account_not_here', { field: 'user_id' })
  // A link stands for the password, never for the second factor.
  if (await hasSecondFactor(deps.db, memberId)) {
    const detail = 'This account asks for a code. Log in to it once in this browser.'
    throw new AppError('not_allowed', { field: 'user_id', detail })
  }
  return openSession(deps, memberId, request, viewer.country, { isWithoutPassword: true })
}

/** Logs another account out of this browser; its session ends. Throws `account_not_here`. */
export async function dropAccount(
  deps: Pick<WriteDeps, 'db' | 'clock'>,
  memberId: Id,
  request: RequestFacts,
): Promise<void> {
  const others = await otherAccounts(deps, request)
  const gone = others.filter((other) => other.memberId === memberId)
  if (gone.length === 0) throw new AppError('account_not_here', { field: 'user_id' })
  await deleteSessionsByIds(
    deps.db,
    gone.map(({ sessionId }) => sessionId),
  )
  keepOthers(
    request.cookies,
    others.filter((other) => other.memberId !== memberId),
  )
}

/** Logging out leaves nobody logged in in this browser: who presses it at a shared computer means all of it. */
export async function dropAllOthers(deps: Pick<WriteDeps, 'db' | 'clock'>, request: RequestFacts): Promise<void> {
  const others = await otherAccounts(deps, request)
  if (others.length > 0)
    await deleteSessionsByIds(
      deps.db,
      others.map(({ sessionId }) => sessionId),
    )
  keepOthers(request.cookies, [])
}

/** After somebody logged in where another account was current: that one stays in the browser. */
export async function keepAccountBefore(
  deps: Pick<WriteDeps, 'db' | 'clock'>,
  before: { viewerId: Id | null; memberId: Id },
  request: RequestFacts,
): Promise<void> {
  const token = currentToken(request)
  const isOther = before.viewerId !== null && before.viewerId !== before.memberId && token !== ''
  const others = (await otherAccounts(deps, request)).filter(({ memberId }) => memberId !== before.memberId)
  if (!isOther && others.length === 0) return
  // The one that was current longest ago gives way.
  keepOthers(request.cookies, [...(isOther ? [{ token }] : []), ...others].slice(0, MOST_OTHERS))
}
