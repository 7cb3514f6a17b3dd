import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { lockMember } from '../members.queries.ts'
import { deleteEndingLink, findLeaving, setLeaving } from './leaving.queries.ts'

/**
 * Whoever logs in is back, and an account that was to go stays. Throws `wrong_credentials` once it is being removed:
 * then there is no such account any more.
 */
export async function comeBack(tx: Tx, memberId: Id, now: Date): Promise<void> {
  const before = await findLeaving(tx, memberId)
  if (!before?.deactivatedAt) return
  await lockMember(tx, memberId)
  const leaving = await findLeaving(tx, memberId)
  if (leaving?.endsAt && leaving.endsAt <= now) throw new AppError('wrong_credentials')
  await setLeaving(tx, memberId, { deactivatedAt: null, endsAt: null })
  await deleteEndingLink(tx, memberId)
}
