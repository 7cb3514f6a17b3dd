import { limits } from '@pinfold/contract'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, writeAsSystem, writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { mayHaveProfiles } from '../access.policy.ts'
import { deleteAccess, findAccessOf, lockAccess, updateAccess } from '../access.queries.ts'
import { businessRefusalWords } from '../business-refusals.words.ts'
import { logAccess, logEnded } from '../log/write-entry.ts'
import { tellAccess } from '../tell-access.ts'

const { mostProfiles } = limits.businessAccess

/**
 * Accepts an invitation to act for a business; a second time changes nothing. Answers how many businesses the viewer may
 * act for then. Throws `business_only`, `access_not_found`, `rule_broken`.
 */
export async function acceptAccess(deps: WriteDeps, viewer: Member, businessId: Id): Promise<number> {
  requireFullLogin(viewer)
  const pair = { subjectId: businessId, granteeId: viewer.id }
  return inTransaction(deps.db, 'accept-access', async (tx) => {
    await lockMember(tx, viewer.id)
    const [held, access] = await lockAccess(tx, pair)
    const writer = authorize(held, mayHaveProfiles(viewer))
    if (!access || access.state === 'asked') throw new AppError('access_not_found')
    const { length: before } = await findAccessOf(tx, viewer.id, ['active'], mostProfiles)
    if (access.state === 'active') return before
    if (before >= mostProfiles) throw new AppError('rule_broken', { detail: businessRefusalWords.tooManyBusinesses })
    await updateAccess(writer, pair, { state: 'active' })
    const done = { subjectId: businessId, memberId: viewer.id, actorId: viewer.id, kind: access.kind }
    await logAccess(deps, writer, [{ ...done, deed: 'accepted', to: access.role }])
    await tellAccess(deps, writer, 'accepted', access)
    return before + 1
  })
}

/** Gives access up, or declines an invitation. Throws `access_not_found`; whom the operator assigned stays assigned. */
export async function leaveAccess(deps: WriteDeps, viewer: Member, businessId: Id): Promise<void> {
  const pair = { subjectId: businessId, granteeId: viewer.id }
  await inTransaction(deps.db, 'leave-access', async (tx) => {
    const [held, access] = await lockAccess(tx, pair)
    if (access?.source !== 'invitation' || access.state === 'asked') throw new AppError('access_not_found')
    const writer = writeOwn(held, viewer)
    await deleteAccess(writer, pair)
    const done = { subjectId: businessId, memberId: viewer.id, actorId: viewer.id, kind: access.kind }
    const deed = access.state === 'active' ? 'left' : 'declined'
    await logAccess(deps, writer, [{ ...done, deed, from: access.role }])
  })
}

/** Ends what two members who block each other gave each other, or asked of each other. */
export async function endAccessBetween(
  deps: Pick<WriteDeps, 'db' | 'clock' | 'ids'>,
  one: Id,
  other: Id,
): Promise<void> {
  await inTransaction(deps.db, 'end-access-between', async (tx) => {
    const writer = writeAsSystem(tx, 'a block ends what two gave each other')
    const ended = [
      await deleteAccess(writer, { subjectId: one, granteeId: other }),
      await deleteAccess(writer, { subjectId: other, granteeId: one }),
    ].filter((access) => access !== undefined)
    await logEnded(deps, writer, ended)
  })
}
