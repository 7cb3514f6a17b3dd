import type { MemberId } from '@pinfold/contract'
import type { Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import type { CountedCall } from '../../../platform/rate-limit/count-calls.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { noteActive } from './activity.queries.ts'
import { type Day, dayOf } from './days.ts'

/** So many are known to have been noted, beyond which all are noted anew. */
const MOST_KNOWN = 200_000
/** In one statement. */
const AT_ONCE = 1000

/** Notes on which day each member was here last, once a day in each process. */
export interface MemberActivity extends Batches {
  /** Notes in memory only: whoever asks waits for nothing. */
  note(viewer: Viewer): void
  /** Notes who makes each call before it is counted; calls that the program itself makes are nobody’s. */
  noting<T>(count: (call: CountedCall) => T): (call: CountedCall) => T
}

/** Activity of this process, joined with that of others in the database. */
export function createMemberActivity({ db, clock }: { readonly db: Db; readonly clock: Clock }): MemberActivity {
  let today: Day = ''
  let known = new Set<MemberId>()
  let waiting = new Map<MemberId, Day>()

  async function write() {
    const noted = waiting
    waiting = new Map()
    const byDay = Map.groupBy(noted, ([, day]) => day)
    try {
      for (const [day, seen] of byDay) {
        const ids = seen.map(([id]) => id)
        for (let at = 0; at < ids.length; at += AT_ONCE)
          await noteActive(writeAlone(db, 'a later day wins'), day, ids.slice(at, at + AT_ONCE))
      }
    } catch (error) {
      waiting = new Map([...noted, ...waiting])
      throw error
    }
  }

  const note = (viewer: Viewer) => {
    // Who acts for a business is here; the business is not.
    const id = viewer.id === null ? null : (viewer.actorId ?? viewer.id)
    if (id === null) return
    const day = dayOf(clock.now())
    if (day !== today || known.size >= MOST_KNOWN) [today, known] = [day, new Set()]
    if (known.has(id)) return
    known.add(id)
    waiting.set(id, day)
  }

  return {
    note,
    noting: (count) => (call) => {
      if (call.request.isInternal !== true) note(call.viewer)
      return count(call)
    },
    ...inBatches(write),
  }
}
