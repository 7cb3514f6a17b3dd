import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember, updateMember } from '../members.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** The account is a person's again. */
    'member.left-business': { memberId: string }
  }
}

/**
 * Makes the viewer's business account a personal one again. Boards, pins and followers stay, and so does how the business
 * was to be reached, for the day that it comes back; nobody sees it meanwhile. A second time changes nothing.
 */
export async function leaveBusiness(deps: WriteDeps, viewer: Member): Promise<void> {
  await inTransaction(deps.db, 'leave-business', async (tx) => {
    const [held, member] = await lockMember(tx, viewer.id)
    if (!member) throw new AppError('user_not_found')
    if (!member.isPartner) return
    const writer = writeOwn(held, viewer)
    await updateMember(writer, viewer.id, {
      is_partner: false,
      // What only businesses are.
      is_verified_merchant: false,
      is_inspirational_merchant: false,
    })
    await deps.outbox.emit(writer, bucketOf(viewer.id), 'member.left-business', { memberId: viewer.id })
  })
}
