import type { LiveNews, LiveWhisper, MemberId } from '@pinfold/contract'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { afterCommit } from '../db/in-transaction.ts'
import { writeAlone, type Writer } from '../writing/writer.ts'
import { deleteLiveEventsBefore, insertLiveEvents, type ToldLive } from './live.queries.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'

const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

/** What commands tell the open streams of members. */
export interface Live {
  /**
   * News for each of the members, written in the writer's transaction and delivered once and in order, also to who comes
   * back within a day. Call it late in a transaction: it holds the members' streams until the commit.
   */
  append(writer: Writer, memberIds: readonly MemberId[], news: LiveNews): Promise<void>
  /** News of each member's own, written as `append` does; of several for one member the order is kept. */
  appendEach(writer: Writer, told: readonly ToldLive[]): Promise<void>
  /** To streams that are open just now; never kept. Whoever calls has checked who may hear it. */
  whisper(memberIds: readonly MemberId[], whisper: LiveWhisper): void
  /** Forgets news older than a day. */
  sweep(): Promise<void>
  readonly hub: LiveHub
  /** Takes the function that carries whispers to other processes, whose streams get them, too. */
  carryWhispers(carry: Live['whisper']): void
}

/** Live news in the database. It delivers nothing until `registerLiveRoute` opens streams. */
export function createLive(deps: { db: Db; clock: Clock }): Live {
  const hub = createLiveHub(deps.db)
  let carry: Live['whisper'] | null = null

  async function appendEach(writer: Writer, told: readonly ToldLive[]) {
    if (told.length === 0) return
    await insertLiveEvents(writer, told, deps.clock.now())
    afterCommit(writer, () => hub.nudge([...new Set(told.map(({ memberId }) => memberId))]))
  }

  return {
    hub,
    carryWhispers(given) {
      carry = given
    },
    async append(writer, memberIds, news) {
      await appendEach(
        writer,
        [...new Set(memberIds)].map((memberId) => ({ memberId, news })),
      )
    },
    appendEach,
    whisper(memberIds, whisper) {
      if (memberIds.length === 0) return
      hub.whisper(memberIds, whisper)
      carry?.(memberIds, whisper)
    },
    async sweep() {
      await deleteLiveEventsBefore(
        writeAlone(deps.db, 'old news is swept'),
        new Date(deps.clock.now().getTime() - KEPT_MILLISECONDS),
      )
    },
  }
}
