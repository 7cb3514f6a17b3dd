import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { deleteSession } from '../sessions.queries.ts'

/** Ends one of the member's sessions. Every request looks its session up, so it is over at once. Throws `session_not_found`. */
export async function endSession(deps: { db: Db }, viewer: Member, sessionId: Id): Promise<void> {
  if (!(await deleteSession(deps.db, viewer.id, sessionId)))
    throw new AppError('session_not_found', { field: 'session_id' })
}
