import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { holdNothing, writeOwn } from '../../../platform/writing/writer.ts'
import { deleteSession } from '../sessions.queries.ts'

/** Ends one of the member's sessions. Every request looks its session up, so it is over at once. Throws `session_not_found`. */
export async function endSession(deps: { db: Db }, viewer: Member, sessionId: Id): Promise<void> {
  const wasThere = await inTransaction(deps.db, 'end-session', (tx) =>
    deleteSession(writeOwn(holdNothing(tx, 'one statement'), viewer), viewer.id, sessionId),
  )
  if (!wasThere) throw new AppError('session_not_found', { field: 'session_id' })
}
