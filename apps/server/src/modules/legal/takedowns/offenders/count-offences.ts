import { type MemberId, REPEAT_OFFENCES } from '@pinfold/contract'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../../platform/writing/writer.ts'
import { countOffences } from '../takedown-items.queries.ts'
import { beginOffender, lockOffender, setOffences } from './offenders.queries.ts'

/** Counts anew for how many requests something of each member's stays removed. Repeating it leaves the same. */
export async function countOffencesOf(deps: WriteDeps, memberIds: readonly MemberId[]): Promise<void> {
  for (const memberId of memberIds) {
    await inTransaction(deps.db, 'count-offences', async (tx) => {
      const writer = writeAsSystem(tx, 'what was removed by law is counted')
      const now = deps.clock.now()
      const [before] = await countOffences(tx, [memberId])
      if ((before?.count ?? 0) >= REPEAT_OFFENCES) await beginOffender(writer, memberId, now)
      const [, row] = await lockOffender(tx, memberId)
      if (!row) return
      // Counted under the lock, so that of two at once the later one leaves what is true.
      const [counted] = await countOffences(tx, [memberId])
      const offences = counted?.count ?? 0
      if (offences !== row.offences) await setOffences(writer, row, offences, now)
    })
  }
}
