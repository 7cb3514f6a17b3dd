import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findUnfinishedExports } from './parts.queries.ts'

const AT_ONCE = 500

/** Asks for the next part of every export that a worker left when it was killed. What goes on already is not disturbed. */
export async function goOnWithExports(deps: WriteDeps): Promise<void> {
  for (let after = '-1'; ;) {
    const left = await findUnfinishedExports(deps.db, after, AT_ONCE)
    const due = left.map(({ id, parts }) => ({ bucket: bucketOf(id), payload: { exportId: id, part: parts + 1 } }))
    await inTransaction(deps.db, 'go-on-with-exports', (tx) =>
      deps.outbox.emitAll(writeAsSystem(tx, 'an export goes on by itself'), 'export.part-due', due),
    )
    if (left.length < AT_ONCE) return
    after = left.at(-1)?.id ?? after
  }
}
