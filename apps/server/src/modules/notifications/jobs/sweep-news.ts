import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { firstIdAt } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { deleteHeldBefore } from '../held/held-news.queries.ts'
import { deleteNewsBefore } from '../news-writes.queries.ts'

const BATCH = 500
const KEPT_MILLISECONDS = 90 * 24 * 60 * 60 * 1000

const HELD_MILLISECONDS = 14 * 24 * 60 * 60 * 1000
const oldestHeld = (now: Date) => firstIdAt(new Date(now.getTime() - HELD_MILLISECONDS))

/** Forgets news that nothing joined for ninety days. */
export async function sweepNews(deps: { db: Db; clock: Clock }): Promise<void> {
  const oldest = firstIdAt(new Date(deps.clock.now().getTime() - KEPT_MILLISECONDS))
  await deleteHeldBefore(writeAlone(deps.db, 'what waits too long is told no more'), oldestHeld(deps.clock.now()))
  let gone = BATCH
  while (gone === BATCH) gone = await deleteNewsBefore(writeAlone(deps.db, 'what is over is swept'), oldest, BATCH)
}
