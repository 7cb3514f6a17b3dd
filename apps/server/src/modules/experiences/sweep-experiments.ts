import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteUnitsOf, findOver } from './experiments/units.queries.ts'

/** A batch that was late still finds whoever it is about. */
const A_DAY = 24 * 60 * 60 * 1000

/** Forgets who was in experiments that are over; what came of them stays. */
export async function sweepExperiments({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const ids = await findOver(db, new Date(clock.now().getTime() - A_DAY))
  const writer = writeAlone(db, 'what is over is forgotten by itself')
  for (const id of ids) await deleteUnitsOf(writer, id)
}
