import { type askForAccess as askCall, limits, namedSiteDomain, type OptionsOf, usernameKey } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, writeOwn } from '../../../platform/writing/writer.ts'
import { findMemberIdByUsername } from '../../accounts/index.ts'
import { forgetBlocks, lockPair } from '../../graph/index.ts'
import { canBeAsked, mayHaveProfiles } from '../access.policy.ts'
import {
  countAccessTo,
  deleteAccess,
  findAccess,
  findAccessOf,
  insertAccess,
  lockAccess,
  updateAccess,
} from '../access.queries.ts'
import { businessRefusalWords } from '../business-refusals.words.ts'
import { logAccess } from '../log/write-entry.ts'
import { otherAccount } from '../other-account.ts'
import { tellAccess } from '../tell-access.ts'

const A_DAY = 24 * 60 * 60 * 1000
const { mostInvitations, mostMembers, mostProfiles } = limits.businessAccess
const limit = { tries: mostInvitations, windowMilliseconds: A_DAY }

/**
 * Asks a business to be let in; answers its id. A second time only changes what is asked for. Throws `business_only`,
 * `user_not_found`, `access_to_self`, `access_not_of_business`, `access_had`, `rule_broken`, `throttled`.
 */
export async function askForAccess(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  { username, role, kind, site }: OptionsOf<typeof askCall>,
): Promise<Id> {
  requireFullLogin(viewer)
  const askedSite = site ? namedSiteDomain(site) : null
  // A refusal takes none of the tries; it is asked again under the lock.
  requireAllowed(mayHaveProfiles(viewer))
  await deps.rateLimit.take(`access-request ${viewer.id}`, limit)
  const businessId = await findMemberIdByUsername(deps.db, usernameKey(username), deps.clock.now())
  if (!businessId) throw new AppError('user_not_found', { field: 'username' })
  return inTransaction(deps.db, 'ask-for-access', async (tx) => {
    // Both, so that neither side's limit is passed by two at once.
    const [held] = await lockPair(tx, viewer.id, businessId)
    forgetBlocks(viewer)
    const business = await otherAccount(held, viewer, businessId)
    authorize(held, mayHaveProfiles(viewer))
    const writer = authorize(held, canBeAsked(business.facts), 'username')
    const pair = { subjectId: business.id, granteeId: viewer.id }
    const before = await findAccess(tx, pair)
    if (before && before.state !== 'asked') throw new AppError('access_had', { field: 'username' })
    if (before?.role === role && before.kind === kind && before.askedSite === askedSite) return business.id
    if (before) await updateAccess(writer, pair, { role, kind, askedSite })
    else {
      const [waiting, own] = [
        await countAccessTo(tx, business.id, ['asked']),
        await findAccessOf(tx, viewer.id, ['active', 'asked'], mostProfiles),
      ]
      if (own.length >= mostProfiles)
        throw new AppError('rule_broken', { detail: businessRefusalWords.tooManyBusinesses })
      if (waiting >= mostMembers) throw new AppError('rule_broken', { detail: businessRefusalWords.tooManyRequests })
      const edgeId = deps.ids.next(bucketOf(business.id))
      await insertAccess(writer, { ...pair, source: 'invitation', role, kind, state: 'asked', askedSite, edgeId })
      await tellAccess(deps, writer, 'asked', { ...pair, edgeId, kind })
    }
    const done = { subjectId: business.id, memberId: viewer.id, actorId: viewer.id, kind }
    await logAccess(deps, writer, [{ ...done, deed: 'asked', from: before?.role ?? null, to: role }])
    return business.id
  })
}

/** Takes a request back. Throws `access_request_not_found`. */
export async function withdrawRequest(deps: WriteDeps, viewer: Member, businessId: Id): Promise<void> {
  const pair = { subjectId: businessId, granteeId: viewer.id }
  await inTransaction(deps.db, 'withdraw-access-request', async (tx) => {
    const [held, access] = await lockAccess(tx, pair)
    if (access?.state !== 'asked') throw new AppError('access_request_not_found')
    const writer = writeOwn(held, viewer)
    await deleteAccess(writer, pair)
    const done = { subjectId: businessId, memberId: viewer.id, actorId: viewer.id, kind: access.kind }
    await logAccess(deps, writer, [{ ...done, deed: 'request_withdrawn', from: access.role }])
  })
}
