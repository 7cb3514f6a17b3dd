import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember, updateMember } from '../members.queries.ts'

/** Makes a member's account a business account; repeating it changes nothing. Throws `user_not_found`. */
export async function becomePartner(deps: Pick<WriteDeps, 'db'>, memberId: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockMember(tx, memberId))) throw new AppError('user_not_found')
    await updateMember(tx, memberId, { is_partner: true })
  })
}
