import type { OptionsOf, userAccountsResource, MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { RequestFacts } from '../../../platform/http/request-facts.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { openSession } from '../commands/open-session.ts'
import type { SecretBox } from '../second-factor/secret-box.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { setSignInCookies } from '../sign-in-cookies.ts'
import { currentToken, keepOthers, MOST_OTHERS, otherAccounts } from './other-accounts.ts'
import { deleteSessionsByIds, findLinks } from './switching.queries.ts'

type SwitchDeps = WriteDeps & { rateLimit: RateLimit; secondFactorKeys: SecretBox }

/**
 * Makes another account of this browser, or a linked one, the current one; the one before stays in the browser. A linked
 * account opens without its password, so whatever needs that asks for it; where it has a second factor it opens by a
 * code. Throws `account_not_here`, `second_factor_code_required`, `wrong_code`, `throttled`.
 */
export async function switchAccount(
  deps: SwitchDeps,
  viewer: Member,
  { user_id: memberId, code }: OptionsOf<typeof userAccountsResource.update>,
  request: RequestFacts,
): Promise<string> {
  const current = { token: currentToken(request), memberId: viewer.id }
  // Whoever sends a token of their own has no browser to switch.
  if (memberId === viewer.id || current.token === '') throw new AppError('account_not_here', { field: 'user_id' })
  const others = await otherAccounts(deps, request)
  const held = others.find((other) => other.memberId === memberId)
  const token = held?.token ?? (await openLinked(deps, viewer, { memberId, code }, request))
  keepOthers(request.cookies, [current, ...others.filter((other) => other.memberId !== memberId)])
  setSignInCookies(request.cookies, token)
  return token
}

async function openLinked(
  deps: SwitchDeps,
  viewer: Member,
  { memberId, code }: { memberId: MemberId; code: string | undefined },
  request: RequestFacts,
): Promise<string> {
  const links = await findLinks(deps.db, viewer.id)
  if (!links.some(({ otherId }) => otherId === memberId)) throw new AppError('account_not_here', { field: 'user_id' })
  // A link stands for the password, never for the second factor.
  const hasSecondFactor = await takeCode(deps, memberId, code, request)
  return openSession(deps, memberId, request, viewer.country, { isWithoutPassword: true, hasSecondFactor })
}

/** Logs another account out of this browser; its session ends. Throws `account_not_here`. */
export async function dropAccount(
  deps: Pick<WriteDeps, 'db' | 'clock'>,
  memberId: MemberId,
  request: RequestFacts,
): Promise<void> {
  const others = await otherAccounts(deps, request)
  const gone = others.filter((other) => other.memberId === memberId)
  if (gone.length === 0) throw new AppError('account_not_here', { field: 'user_id' })
  await endSessions(deps.db, gone)
  keepOthers(
    request.cookies,
    others.filter((other) => other.memberId !== memberId),
  )
}

/** Logging out leaves nobody logged in in this browser: who presses it at a shared computer means all of it. */
export async function dropAllOthers(deps: Pick<WriteDeps, 'db' | 'clock'>, request: RequestFacts): Promise<void> {
  const others = await otherAccounts(deps, request)
  if (others.length > 0) await endSessions(deps.db, others)
  keepOthers(request.cookies, [])
}

/** After somebody logged in where another account was current: that one stays in the browser. */
export async function keepAccountBefore(
  deps: Pick<WriteDeps, 'db' | 'clock'>,
  before: { viewerId: MemberId | null; memberId: MemberId },
  request: RequestFacts,
): Promise<void> {
  const token = currentToken(request)
  const isOther = before.viewerId !== null && before.viewerId !== before.memberId && token !== ''
  const others = (await otherAccounts(deps, request)).filter(({ memberId }) => memberId !== before.memberId)
  if (!isOther && others.length === 0) return
  // The one that was current longest ago gives way.
  keepOthers(request.cookies, [...(isOther ? [{ token }] : []), ...others].slice(0, MOST_OTHERS))
}

const endSessions = (db: Db, sessions: readonly { readonly sessionId: Id }[]) =>
  inTransaction(db, 'end-sessions-of-browser', (tx) =>
    deleteSessionsByIds(
      writeAsSystem(tx, 'sessions that this browser holds end'),
      sessions.map(({ sessionId }) => sessionId),
    ),
  )
