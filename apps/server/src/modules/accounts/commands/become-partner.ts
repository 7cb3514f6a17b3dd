import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeOwn } from '../../../platform/writing/writer.ts'
import { lockMember, updateMember } from '../members.queries.ts'

/** Makes a member's account a business account; repeating it changes nothing. Throws `user_not_found`. */
export async function becomePartner(deps: Pick<WriteDeps, 'db'>, memberId: MemberId): Promise<void> {
  await inTransaction(deps.db, 'become-partner', async (tx) => {
    const [held, member] = await lockMember(tx, memberId)
    if (!member) throw new AppError('user_not_found')
    await updateMember(writeOwn(held, { id: memberId }), memberId, { is_partner: true })
  })
}
