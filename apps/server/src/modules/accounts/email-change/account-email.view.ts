import type { AccountEmail, MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findAccountEmail } from './email-change.queries.ts'

/** The member's address as they see it. One statement. */
export async function accountEmailView(deps: { db: Db }, memberId: MemberId): Promise<AccountEmail> {
  const found = await findAccountEmail(deps.db, memberId)
  if (!found) throw new AppError('user_not_found')
  return { email: found.email, is_verified: found.emailVerifiedAt !== null, pending_email: found.pendingEmail }
}
