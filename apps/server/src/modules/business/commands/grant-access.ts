import { limits, type OptionsOf, usernameKey, type grantAccess as grantAccessCall } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { findMemberIdByUsername, lockMember } from '../../accounts/index.ts'
import { forgetBlocks } from '../../graph/index.ts'
import { canBeGiven, canManageAccess, mayHaveProfiles, requirePasswordFor } from '../access.policy.ts'
import { countAccessTo, findAccess, insertAccess } from '../access.queries.ts'
import { putPartRole } from '../assets/asset-roles.queries.ts'
import { chosenPart } from '../assets/chosen-part.ts'
import { businessRefusalWords } from '../business-refusals.words.ts'
import { logAccess } from '../log/write-entry.ts'
import { otherAccount } from '../other-account.ts'
import { tellAccess } from '../tell-access.ts'

const A_DAY = 24 * 60 * 60 * 1000
const limit = { tries: limits.businessAccess.mostInvitations, windowMilliseconds: A_DAY }

/**
 * Invites another business account to act for the viewer's, or its own people through it; nothing opens before it accepts.
 * Throws `business_not_found`, `business_only`, `password_required`, `user_not_found`, `access_not_possible`,
 * `access_to_self`, `access_given`, `access_asked`, `access_asset_not_found`, `access_role_not_there`, `throttled`.
 */
export async function grantAccess(
  deps: WriteDeps & { rateLimit: RateLimit },
  viewer: Member,
  input: OptionsOf<typeof grantAccessCall>,
): Promise<Id> {
  // Before anything counts as a try; of the account that is invited it is asked under the lock.
  requireAllowed(canManageAccess(viewer, input.business_id ?? viewer.id))
  requireAllowed(mayHaveProfiles(viewer))
  requirePasswordFor(viewer, { from: null, to: input.role }, deps.clock.now())
  await deps.rateLimit.take(`access-invitation ${viewer.id}`, limit)
  const granteeId = await findMemberIdByUsername(deps.db, usernameKey(input.username), deps.clock.now())
  if (!granteeId) throw new AppError('user_not_found', { field: 'username' })
  return inTransaction(deps.db, 'grant-access', async (tx) => {
    // One at a time, so that two at once cannot pass the limit; and a block of this moment comes before or after.
    const [held] = await lockMember(tx, viewer.id)
    forgetBlocks(viewer)
    const grantee = await otherAccount(held, viewer, granteeId)
    const writer = authorize(held, canBeGiven(grantee.facts), 'username')
    const part = await chosenPart(tx, viewer.id, input, input.role)
    const pair = { subjectId: viewer.id, granteeId: grantee.id }
    const before = await findAccess(tx, pair)
    if (before) throw new AppError(before.state === 'asked' ? 'access_asked' : 'access_given', { field: 'username' })
    if ((await countAccessTo(tx, viewer.id, ['invited', 'active'])) >= limits.businessAccess.mostMembers)
      throw new AppError('rule_broken', { detail: businessRefusalWords.tooManyPeople })
    const edgeId = deps.ids.next(bucketOf(viewer.id))
    await insertAccess(writer, {
      ...pair,
      source: 'invitation',
      role: part === null ? input.role : null,
      kind: input.kind,
      state: 'invited',
      askedSite: null,
      edgeId,
    })
    if (part !== null) await putPartRole(writer, { ...pair, ...part }, input.role)
    const done = { subjectId: viewer.id, memberId: grantee.id, actorId: actorOf(viewer), kind: input.kind, part }
    await logAccess(deps, writer, [{ ...done, deed: 'invited', to: input.role }])
    await tellAccess(deps, writer, 'invited', { ...pair, edgeId, kind: input.kind })
    return grantee.id
  })
}
