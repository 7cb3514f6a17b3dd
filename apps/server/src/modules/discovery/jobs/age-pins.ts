import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { findPinBehind, findPinsUpTo, setAge, sortIn } from '../search/pin-ages.queries.ts'

/**
 * How many listed pins each age of the search holds; the last age holds all others. Each holds few enough to look at all,
 * and few times what those before it hold: a word with too few matches there has few in it.
 */
const AGES_HOLD = [2000, 10_000, 60_000] as const
const BATCH = 1000

/** Moves listed pins on to the age that is theirs by how many newer ones there are; most at once where many are new. */
export async function agePins(db: Db, hold: readonly number[] = AGES_HOLD): Promise<void> {
  for (const age of hold.keys()) {
    for (let next = hold.length; next > age; next -= 1) {
      const newer = hold.slice(age, next).reduce((sum, count) => sum + count, 0)
      await moveOn(db, { age, newer, next })
    }
  }
}

async function moveOn(db: Db, { age, newer, next }: { age: number; newer: number; next: number }): Promise<void> {
  const from = await findPinBehind(db, age, newer)
  if (from === null) return
  for (;;) {
    const pinIds = await findPinsUpTo(db, age, from, BATCH)
    if (pinIds.length > 0) await setAge(writeAlone(db, 'pins grow older by themselves'), pinIds, next)
    await sortIn(db, next)
    if (pinIds.length < BATCH) return
  }
}
