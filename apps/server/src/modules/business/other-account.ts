import type { MemberId } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Held } from '../../platform/writing/writer.ts'
import { knowMembers } from '../graph/index.ts'

/** The account that is invited or asked, as the policies see it, read under the lock. Throws `user_not_found`. */
export async function otherAccount(held: Held, viewer: Member, id: MemberId, field = 'username') {
  const known = (await knowMembers({ db: held }, viewer, [id])).get(id)
  if (!known) throw new AppError('user_not_found', { field })
  const { row, relation } = known
  const { isSelf, isBlockedByThem, isBlockingThem } = relation
  return {
    id: row.id,
    facts: { isSelf, isPartner: row.isPartner, isBlockedEitherWay: isBlockedByThem || isBlockingThem },
  }
}
