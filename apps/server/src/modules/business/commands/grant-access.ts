import { limits, type OptionsOf, usernameKey, type grantAccess as grantAccessCall } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { findMemberIdByUsername, lockMember } from '../../accounts/index.ts'
import { forgetBlocks, knowMembers } from '../../graph/index.ts'
import { canBeGiven, canManageAccess, mayHaveProfiles, requirePasswordFor } from '../access.policy.ts'
import { countAccessTo, insertAccess } from '../access.queries.ts'
import { businessRefusalWords } from '../business-refusals.words.ts'

const A_DAY = 24 * 60 * 60 * 1000
const limit = { tries: limits.businessAccess.mostInvitations, windowMilliseconds: A_DAY }

/**
 * Invites another business account to act for the viewer's; nothing opens before it accepts. Throws
 * `business_not_found`, `business_only`, `password_required`, `user_not_found`, `access_not_possible`, `access_given`,
 * `throttled`.
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
    const grantee = (await knowMembers({ db: held }, viewer, [granteeId])).get(granteeId)
    if (!grantee) throw new AppError('user_not_found', { field: 'username' })
    const { row, relation } = grantee
    const { isSelf, isBlockedByThem, isBlockingThem } = relation
    const facts = { isSelf, isPartner: row.isPartner, isBlockedEitherWay: isBlockedByThem || isBlockingThem }
    const writer = authorize(held, canBeGiven(facts), 'username')
    if ((await countAccessTo(tx, viewer.id)) >= limits.businessAccess.mostMembers)
      throw new AppError('rule_broken', { detail: businessRefusalWords.tooManyPeople })
    const isNew = await insertAccess(writer, {
      subjectId: viewer.id,
      granteeId: row.id,
      source: 'invitation',
      role: input.role,
      state: 'invited',
      edgeId: deps.ids.next(bucketOf(viewer.id)),
    })
    if (!isNew) throw new AppError('access_given', { field: 'username' })
    return row.id
  })
}
