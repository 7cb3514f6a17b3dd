import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { deleteAccessToken } from './access-tokens.queries.ts'

/** Ends a token. Every request looks its token up, so it is over at once. Throws `access_token_not_found`. */
export async function revokeAccessToken(deps: { db: Db }, viewer: Member, id: Id): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await deleteAccessToken(tx, viewer.id, id)))
      throw new AppError('access_token_not_found', { field: 'access_token_id' })
  })
}
