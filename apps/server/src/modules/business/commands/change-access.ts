import type { AccessRole, MemberId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { canManageAccess, requirePasswordFor } from '../access.policy.ts'
import { deleteAccess, lockAccess, updateAccess } from '../access.queries.ts'

interface Named {
  readonly businessId: Id
  readonly granteeId: MemberId
}

/**
 * Gives somebody another role. Throws `business_not_found`, `access_not_found`, and `password_required` where it is a
 * higher one.
 */
export async function changeAccess(
  deps: WriteDeps,
  viewer: Member,
  { businessId, granteeId, role }: Named & { role: AccessRole },
): Promise<void> {
  // Before the lock: nobody else may hold another's access, or learn of it by how long that takes.
  requireAllowed(canManageAccess(viewer, businessId))
  await inTransaction(deps.db, 'change-access', async (tx) => {
    const pair = { subjectId: businessId, granteeId }
    const [held, access] = await lockAccess(tx, pair)
    const writer = authorize(held, canManageAccess(viewer, businessId))
    if (access?.source !== 'invitation') throw new AppError('access_not_found')
    requirePasswordFor(viewer, { from: access.role, to: role }, deps.clock.now())
    await updateAccess(writer, pair, { role })
  })
}

/** Takes access away, or an invitation back. Throws `business_not_found`, `access_not_found`. */
export async function revokeAccess(deps: WriteDeps, viewer: Member, { businessId, granteeId }: Named): Promise<void> {
  // Before the lock: nobody else may hold another's access, or learn of it by how long that takes.
  requireAllowed(canManageAccess(viewer, businessId))
  await inTransaction(deps.db, 'revoke-access', async (tx) => {
    const pair = { subjectId: businessId, granteeId }
    const [held, access] = await lockAccess(tx, pair)
    const writer = authorize(held, canManageAccess(viewer, businessId))
    if (access?.source !== 'invitation') throw new AppError('access_not_found')
    await deleteAccess(writer, pair)
  })
}
