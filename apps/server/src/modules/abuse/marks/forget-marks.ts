import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { deleteMarksBefore } from './marks.queries.ts'

const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000

/** Forgets what was noted more than two days ago. */
export async function forgetMarks({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MILLISECONDS)
  await deleteMarksBefore(writeAlone(db, 'marks that tell nothing any more'), before)
}
