import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { deleteEmailLinksBefore } from '../account-mail/email-links.queries.ts'
import { deleteSessionsBefore } from '../sessions.queries.ts'
import { SESSION_SECONDS } from '../sign-in-cookies.ts'

const LINKS_KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

/** Removes sessions and mailed links that are over. */
export async function sweepAccounts(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteEmailLinksBefore(
    writeAlone(deps.db, 'what is over is swept'),
    new Date(deps.clock.now().getTime() - LINKS_KEPT_MILLISECONDS),
  )
  const oldest = new Date(deps.clock.now().getTime() - SESSION_SECONDS * 1000)
  await inTransaction(deps.db, 'sweep-sessions', (tx) =>
    deleteSessionsBefore(writeAsSystem(tx, 'what is over is swept'), oldest),
  )
}
