import { type AccessRole, limits, type MemberId } from '@pinfold/contract'
import { requireAllowed } from '../../../platform/auth/decision.ts'
import { actorOf, type Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, type Writer } from '../../../platform/writing/writer.ts'
import { canManageAccess, requirePasswordFor } from '../access.policy.ts'
import { type Access, deleteAccess, lockAccess, updateAccess } from '../access.queries.ts'
import { deletePartRole, findPartRoles, type Part, putPartRole } from '../assets/asset-roles.queries.ts'
import { type Chosen, chosenPart, namedPart } from '../assets/chosen-part.ts'
import { logAccess } from '../log/write-entry.ts'

export interface Named {
  readonly businessId: Id
  readonly granteeId: MemberId
}

const { mostAssets } = limits.businessAccess

/**
 * Gives somebody a role, on the whole business or on a part of it, in the place of the one there. Throws
 * `business_not_found`, `access_of_owner`, `access_not_found`, `access_asset_not_found`, `access_role_not_there`,
 * `too_many_access_assets`, and `password_required` where it is a higher one.
 */
export async function changeAccess(
  deps: WriteDeps,
  viewer: Member,
  { businessId, granteeId, role, ...chosen }: Named & Chosen & { role: AccessRole },
): Promise<void> {
  // Before the lock: nobody else may hold another's access, or learn of it by how long that takes.
  requireAllowed(canManageAccess(viewer, businessId))
  await inTransaction(deps.db, 'change-access', async (tx) => {
    const { writer, access, roles, ...pair } = await lockGiven(tx, viewer, { businessId, granteeId })
    const part = await chosenPart(tx, businessId, chosen, role)
    const from = part === null ? access.role : roleOn(roles, part)
    requirePasswordFor(viewer, { from, to: role }, deps.clock.now())
    if (from === role) return
    if (part === null) await updateAccess(writer, pair, { role })
    else {
      if (from === null && roles.length >= mostAssets) throw new AppError('too_many_access_assets')
      await putPartRole(writer, { ...pair, ...part }, role)
    }
    await logAccess(deps, writer, [{ ...doneBy(viewer, access), deed: 'changed', part, from, to: role }])
  })
}

/** Takes all access away, that of an employee of the operator too, or an invitation back. Throws `business_not_found`, `access_of_owner`, `access_not_found`. */
export async function revokeAccess(deps: WriteDeps, viewer: Member, { businessId, granteeId }: Named): Promise<void> {
  // Before the lock: nobody else may hold another's access, or learn of it by how long that takes.
  requireAllowed(canManageAccess(viewer, businessId))
  await inTransaction(deps.db, 'revoke-access', async (tx) => {
    const { writer, access } = await lockHad(tx, viewer, { businessId, granteeId })
    await endGiven(deps, writer, viewer, access)
  })
}

/**
 * Takes the role on the whole business, or on a part of it, away; with the last one all access ends. Throws
 * `business_not_found`, `access_of_owner`, `access_not_found`.
 */
export async function revokeRole(
  deps: WriteDeps,
  viewer: Member,
  { businessId, granteeId, ...chosen }: Named & Chosen,
): Promise<void> {
  // Before the lock, as above.
  requireAllowed(canManageAccess(viewer, businessId))
  await inTransaction(deps.db, 'revoke-role', async (tx) => {
    const { writer, access, roles, ...pair } = await lockGiven(tx, viewer, { businessId, granteeId })
    const part = namedPart(chosen)
    const from = part === null ? access.role : roleOn(roles, part)
    if (from === null) throw new AppError('access_not_found')
    const isLast = part === null ? roles.length === 0 : access.role === null && roles.length === 1
    if (isLast) return endGiven(deps, writer, viewer, access)
    await (part === null ? updateAccess(writer, pair, { role: null }) : deletePartRole(writer, { ...pair, ...part }))
    await logAccess(deps, writer, [{ ...doneBy(viewer, access), deed: 'changed', part, from, to: null }])
  })
}

/** The access somebody was given, locked, with their roles on parts. Whoever only asked was given none. */
async function lockGiven(tx: Tx, viewer: Member, named: Named) {
  const locked = await lockHad(tx, viewer, named)
  if (locked.access.source !== 'invitation') throw new AppError('access_not_found')
  const roles = await findPartRoles(tx, named.businessId, [named.granteeId], mostAssets + 1)
  return { ...locked, roles, subjectId: named.businessId, granteeId: named.granteeId }
}

/** What lets somebody act, locked, whoever gave it. Whoever only asked has none. */
async function lockHad(tx: Tx, viewer: Member, { businessId, granteeId }: Named) {
  const pair = { subjectId: businessId, granteeId }
  const [held, access] = await lockAccess(tx, pair)
  const writer = authorize(held, canManageAccess(viewer, businessId))
  // The account itself owns its business: that nobody takes away.
  if (granteeId === businessId) throw new AppError('access_of_owner', { field: 'member_id' })
  if (access === undefined || access.state === 'asked') throw new AppError('access_not_found')
  return { writer, access }
}

async function endGiven(deps: WriteDeps, writer: Writer, viewer: Member, access: Access): Promise<void> {
  await deleteAccess(writer, access)
  const deed = access.state === 'active' ? 'removed' : 'invitation_withdrawn'
  await logAccess(deps, writer, [{ ...doneBy(viewer, access), deed, from: access.role }])
}

const doneBy = (viewer: Member, { subjectId, granteeId, kind }: Access) => ({
  subjectId,
  memberId: granteeId,
  actorId: actorOf(viewer),
  kind,
})

const roleOn = (roles: Awaited<ReturnType<typeof findPartRoles>>, { type, id }: Part): AccessRole | null =>
  roles.find((each) => each.type === type && each.id === id)?.role ?? null
