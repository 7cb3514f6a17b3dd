import type { MemberId } from '@pinfold/contract'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Outbox } from '../../../platform/events/outbox.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Batches, inBatches } from '../../../platform/in-batches.ts'
import { bucketOf, type Id, timeOf } from '../../../platform/ids/ids.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** Somebody has nearly read the list that was made for their home, or came to an old one. */
    'home.read-far': { memberId: string; listId: string; isOld: boolean }
  }
}

/** A list is old for whoever comes again after so long. */
const OLD_MILLISECONDS = 60 * 60 * 1000
/** Nobody is noted twice within so long. */
const PAUSE_MILLISECONDS = 10 * 60 * 1000
const MOST_WAITING = 10_000

/** What a page found of the list. */
interface Found {
  readonly listId: Id | null
  readonly lists: { readonly walks: readonly unknown[] }
  readonly isFirst: boolean
}

/** Sees to it that the lists of those who read are topped up, without a write while they read. */
export interface TopUps extends Batches {
  /** Notes in memory only that a page of so many pins was read. */
  note(memberId: MemberId, found: Found, limit: number): void
}

/** Notes of this process, told to the jobs in batches. What is lost with the process is noted at the next page. */
export function createTopUps(deps: { readonly db: Db; readonly clock: Clock; readonly outbox: Outbox }): TopUps {
  const waiting = new Map<MemberId, { listId: Id; isOld: boolean }>()
  const noted = new LRUCache<string, true>({ max: MOST_WAITING, ttl: PAUSE_MILLISECONDS })

  async function write() {
    if (waiting.size === 0) return
    const news = [...waiting].map(([memberId, of]) => ({ bucket: bucketOf(memberId), payload: { memberId, ...of } }))
    waiting.clear()
    await inTransaction(deps.db, 'tell-of-top-ups', (tx) =>
      deps.outbox.emitAll(writeAsSystem(tx, 'readers of home are told of in batches'), 'home.read-far', news),
    )
  }

  return {
    note(memberId, { listId, lists, isFirst }, limit) {
      if (listId === null) return
      const isOld = isFirst && deps.clock.now().getTime() - timeOf(listId) > OLD_MILLISECONDS
      // Walks give a third of a page, so a page of them lasts for three.
      const isNearlyRead = lists.walks.length < limit
      const key = `${listId} ${isOld}`
      if ((!isOld && !isNearlyRead) || noted.has(key) || waiting.size >= MOST_WAITING) return
      noted.set(key, true)
      waiting.set(memberId, { listId, isOld })
    },
    ...inBatches(write),
  }
}
