import { PAPERS_KEPT_DAYS } from '@pinfold/contract'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../../platform/writing/writer.ts'
import { daysAfter } from '../days-after.ts'
import { forgetObjections } from '../takedown-items.queries.ts'
import { findOldPapers, forgetPapersOf } from '../takedowns.queries.ts'

const REQUESTS_AT_ONCE = 50

/**
 * Forgets who asked, what they wrote and what was objected, once nobody can go to law about it any more. What is removed stays
 * so, and is counted. Cut off anywhere, the next run goes on.
 */
export async function forgetPapers(deps: WriteDeps): Promise<void> {
  for (;;) {
    const before = daysAfter(deps.clock.now(), -PAPERS_KEPT_DAYS)
    const rows = await findOldPapers(deps.db, before, REQUESTS_AT_ONCE)
    if (rows.length === 0) return
    await inTransaction(deps.db, 'forget-papers', async (tx) => {
      const writer = writeAsSystem(tx, 'papers are kept for as long as somebody may ask for them')
      const ids = rows.map(({ id }) => id)
      await forgetObjections(
        writer,
        rows.flatMap(({ objects }) => objects.map(({ id }) => id)),
        ids,
      )
      await forgetPapersOf(writer, ids, deps.clock.now())
    })
    if (rows.length < REQUESTS_AT_ONCE) return
  }
}
