import type { MemberId } from '@pinfold/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { FOREVER } from '../bars.ts'
import { lockMember } from '../members.queries.ts'
import { isUnproved } from './end-unproved.ts'
import { deleteEndingLink, findLeaving, setLeaving } from './leaving.queries.ts'

/**
 * Whoever logs in is back, and an account that was to go stays. Throws `wrong_credentials` once it is being removed:
 * then there is no such account any more; `account_suspended` and `account_banned` where moderators keep the member out;
 * `email_not_proved` where nothing but the address let them in.
 */
export async function comeBack(writer: Writer, memberId: MemberId, now: Date): Promise<void> {
  const before = await findLeaving(writer, memberId)
  if (before?.barredUntil && before.barredUntil > now)
    throw new AppError(before.barredUntil >= FOREVER ? 'account_banned' : 'account_suspended')
  if (before && isUnproved(before)) throw new AppError('email_not_proved')
  if (!before?.deactivatedAt) return
  await lockMember(writer, memberId)
  const leaving = await findLeaving(writer, memberId)
  if (leaving?.endsAt && leaving.endsAt <= now) throw new AppError('wrong_credentials')
  await setLeaving(writer, memberId, { deactivatedAt: null, endsAt: null })
  await deleteEndingLink(writer, memberId)
}
