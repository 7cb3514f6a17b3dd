import { type AccessKind, type AccessRole, limits } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { forgetBlocks } from '../../graph/index.ts'
import { canBeGiven, canManageAccess, canReadAccess, requirePasswordFor } from '../access.policy.ts'
import { countAccessTo, deleteAccess, lockAccess, updateAccess } from '../access.queries.ts'
import { putPartRole } from '../assets/asset-roles.queries.ts'
import { type Chosen, chosenPart } from '../assets/chosen-part.ts'
import { businessRefusalWords } from '../business-refusals.words.ts'
import type { Named } from '../commands/change-access.ts'
import { logAccess } from '../log/write-entry.ts'
import { otherAccount } from '../other-account.ts'
import { tellAccess } from '../tell-access.ts'

/**
 * Lets somebody in who asked, with the role that is named: it opens at once, since they asked for it. Throws
 * `business_not_found`, `password_required`, `access_request_not_found`, `access_not_possible`, `access_asset_not_found`,
 * `access_role_not_there`, `rule_broken`.
 */
export async function grantRequest(
  deps: WriteDeps,
  viewer: Member,
  { businessId, granteeId, role, kind, ...chosen }: Named & Chosen & { role: AccessRole; kind: AccessKind },
): Promise<void> {
  // Before the lock: nobody else may hold another's access, or learn of it by how long that takes.
  requireAllowed(canManageAccess(viewer, businessId))
  requirePasswordFor(viewer, { from: null, to: role }, deps.clock.now())
  await inTransaction(deps.db, 'grant-access-request', async (tx) => {
    const pair = { subjectId: businessId, granteeId }
    await lockMember(tx, businessId)
    const [held, access] = await lockAccess(tx, pair)
    if (access?.state !== 'asked') throw new AppError('access_request_not_found')
    // Who asks may ask for something else while the business looks at it.
    if (access.kind !== kind)
      throw new AppError('rule_broken', { field: 'kind', detail: businessRefusalWords.asksForOther })
    forgetBlocks(viewer)
    const { facts } = await otherAccount(held, viewer, granteeId, 'member_id')
    authorize(held, canBeGiven(facts), 'member_id')
    const writer = authorize(held, canManageAccess(viewer, businessId))
    const part = await chosenPart(tx, businessId, chosen, role)
    if ((await countAccessTo(tx, businessId, ['invited', 'active'])) >= limits.businessAccess.mostMembers)
      throw new AppError('rule_broken', { detail: businessRefusalWords.tooManyPeople })
    await updateAccess(writer, pair, { state: 'active', role: part === null ? role : null, askedSite: null })
    if (part !== null) await putPartRole(writer, { ...pair, ...part }, role)
    const done = { subjectId: businessId, memberId: granteeId, actorId: actorOf(viewer), kind: access.kind, part }
    await logAccess(deps, writer, [{ ...done, deed: 'request_granted', to: role }])
    await tellAccess(deps, writer, 'granted', access)
  })
}

/** Declines a request; who asked is told that the business did. Throws `business_not_found`, `access_request_not_found`. */
export async function declineRequest(deps: WriteDeps, viewer: Member, { businessId, granteeId }: Named): Promise<void> {
  // Before the lock, as above.
  requireAllowed(canReadAccess(viewer, businessId))
  await inTransaction(deps.db, 'decline-access-request', async (tx) => {
    const pair = { subjectId: businessId, granteeId }
    const [held, access] = await lockAccess(tx, pair)
    const writer = authorize(held, canReadAccess(viewer, businessId))
    if (access?.state !== 'asked') throw new AppError('access_request_not_found')
    await deleteAccess(writer, pair)
    const done = { subjectId: businessId, memberId: granteeId, actorId: actorOf(viewer), kind: access.kind }
    await logAccess(deps, writer, [{ ...done, deed: 'request_declined', from: access.role }])
    await tellAccess(deps, writer, 'declined', access)
  })
}
