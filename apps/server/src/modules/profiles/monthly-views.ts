import type { MemberId } from '@pinfold/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Batches, inBatches } from '../../platform/in-batches.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { addProfileViews, countProfileViews, deleteProfileViewsBefore } from './profile-views.queries.ts'

const A_DAY = 24 * 60 * 60 * 1000
const DAYS_COUNTED = 30
/** A sum that nobody reads any more may stay a little. */
const DAYS_KEPT = 35
/** Members whose views wait to be written, beyond whom views go uncounted. */
const MOST_WAITING = 10_000

/** Counts how often members' profiles and pins are looked at. Nothing of who looks is kept, not even here. */
export interface MonthlyViews extends Batches {
  /** Counts in memory only: a reader waits for nothing. */
  note(memberId: MemberId): void
  /** Views of the last 30 days, those that were written. */
  count(memberId: MemberId): Promise<number>
  /** Removes days that no sum counts. */
  sweep(): Promise<void>
}

/** Counts of this process, joined with those of others in the database. */
export function createMonthlyViews({ db, clock }: { db: Db; clock: Clock }): MonthlyViews {
  const waiting = new Map<Id, number>()
  const dayAgo = (days: number) => new Date(clock.now().getTime() - days * A_DAY).toISOString().slice(0, 10)

  async function write() {
    if (waiting.size === 0) return
    const seen = [...waiting].map(([memberId, views]) => ({ memberId, views }))
    waiting.clear()
    try {
      await addProfileViews(writeAlone(db, 'views are counted in batches'), dayAgo(0), seen)
    } catch (error) {
      for (const { memberId, views } of seen) waiting.set(memberId, (waiting.get(memberId) ?? 0) + views)
      throw error
    }
  }

  return {
    note(memberId) {
      // While the database is away nothing grows without end.
      if (waiting.size < MOST_WAITING || waiting.has(memberId)) waiting.set(memberId, (waiting.get(memberId) ?? 0) + 1)
    },
    ...inBatches(write),
    count: (memberId) => countProfileViews(db, memberId, dayAgo(DAYS_COUNTED)),
    sweep: async () =>
      void (await deleteProfileViewsBefore(writeAlone(db, 'views are counted in batches'), dayAgo(DAYS_KEPT))),
  }
}
