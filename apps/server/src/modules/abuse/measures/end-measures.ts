import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findOver, setEnded } from './measures.queries.ts'
import { settleMembers } from './settle-members.ts'

const AT_ONCE = 200

/** Ends measures whose time is over. Cut off anywhere, the next run goes on. */
export async function endMeasures(deps: Pick<WriteDeps, 'db' | 'clock' | 'outbox'>): Promise<void> {
  const { db, clock } = deps
  for (;;) {
    const now = clock.now()
    const over = await findOver(db, now, AT_ONCE)
    if (over.length > 0)
      await inTransaction(db, 'end-abuse-measures', async (tx) => {
        await setEnded(
          writeAsSystem(tx, 'their time is over'),
          over.map(({ id }) => id),
          now,
        )
        await settleMembers(
          deps,
          tx,
          over.map(({ memberId }) => memberId),
        )
      })
    if (over.length < AT_ONCE) return
  }
}
