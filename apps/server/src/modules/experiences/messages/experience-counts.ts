import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { addCounts, type Counted } from './experiences.queries.ts'

/** Counts what becomes of experiences, of those who allow statistics. Nothing of who they are is kept. */
export interface ExperienceCounts extends Batches {
  note(viewer: Pick<Viewer, 'consent'>, id: Id, what: 'view' | 'complete' | 'dismiss'): void
}

const added = (one: Counted, other: Counted | undefined): Counted => ({
  id: one.id,
  view: one.view + (other?.view ?? 0),
  complete: one.complete + (other?.complete ?? 0),
  dismiss: one.dismiss + (other?.dismiss ?? 0),
})

/** Counts of this process, joined with those of others in the database. There are few experiences, so what waits is small. */
export function createExperienceCounts({ db, clock }: { db: Db; clock: Clock }): ExperienceCounts {
  const waiting = new Map<Id, Counted>()
  const add = (counted: Counted) => void waiting.set(counted.id, added(counted, waiting.get(counted.id)))

  async function write() {
    if (waiting.size === 0) return
    const counted = [...waiting.values()]
    waiting.clear()
    try {
      const day = clock.now().toISOString().slice(0, 10)
      await addCounts(writeAlone(db, 'figures are counted in batches'), day, counted)
    } catch (error) {
      for (const each of counted) add(each)
      throw error
    }
  }

  return {
    note({ consent }, id, what) {
      if (consent?.analytic === true) add({ id, view: 0, complete: 0, dismiss: 0, [what]: 1 })
    },
    ...inBatches(write),
  }
}
