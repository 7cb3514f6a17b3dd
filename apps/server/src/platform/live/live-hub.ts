import type { LiveWhisper } from '@pinfold/contract'
import type { Db } from '../db/db.ts'
import type { Id } from '../ids/ids.ts'
import { type DueEvent, findDueEvents } from './live.queries.ts'
import type { LiveStream } from './live-stream.ts'

/** How long news of another process waits at most, and how long an ended session may still hear. */
const POLL_MILLISECONDS = 400
/** Nudges of many writers become one look. */
const NUDGE_MILLISECONDS = 10
const BEAT_MILLISECONDS = 15_000
/** Whoever takes nothing for so long is gone. */
const STALL_MILLISECONDS = 30_000
/** Without a database nobody can say whose session still holds. */
const BLIND_MILLISECONDS = 5000
const MOST_EVENTS = 100

interface HubOptions {
  /** Which of the sessions still hold, in one statement. */
  sessionsThatHold(sessionIds: readonly Id[]): Promise<ReadonlySet<Id>>
  onError(error: unknown): void
}

/** All streams that are open in this process, served by one loop: two statements a round, however many there are. */
export interface LiveHub {
  start(options: HubOptions): void
  add(stream: LiveStream): void
  remove(stream: LiveStream): void
  countOf(memberId: Id): number
  readonly size: number
  /** There is news: look at once. */
  nudge(): void
  whisper(memberIds: readonly Id[], whisper: LiveWhisper): void
  /** Closes every stream and ends the loop. */
  stop(): Promise<void>
}

/** A hub without streams. */
export function createLiveHub(db: Db): LiveHub {
  const streams = new Set<LiveStream>()
  let whispers: { memberIds: ReadonlySet<Id>; whisper: LiveWhisper }[] = []
  let options: HubOptions | null = null
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity
  let round: Promise<void> | null = null
  let isNudged = false
  let seenAt = performance.now()
  let beatenAt = performance.now()

  /** Only while somebody listens. */
  function schedule(milliseconds: number): void {
    if (options === null || streams.size === 0) return
    const at = performance.now() + milliseconds
    if (at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(() => {
      dueAt = Infinity
      round = look()
        .catch((error: unknown) => options?.onError(error))
        .finally(() => {
          round = null
          closeStalled()
          schedule(isNudged ? NUDGE_MILLISECONDS : POLL_MILLISECONDS)
          isNudged = false
        })
    }, milliseconds)
  }

  function nudge(): void {
    if (round === null) schedule(NUDGE_MILLISECONDS)
    else isNudged = true
  }

  async function look(): Promise<void> {
    if (options === null) return
    const all = [...streams]
    const passing = whispers
    whispers = []
    const ready = all.filter(({ stalledSince }) => stalledSince === null)
    const due = ready.length === 0 ? [] : await findDueEvents(db, ready, MOST_EVENTS)
    // After the reading: what was written when a session had ended is not sent to it.
    const holding = await options.sessionsThatHold([...new Set(all.map(({ sessionId }) => sessionId))])
    seenAt = performance.now()
    for (const stream of all) if (!holding.has(stream.sessionId)) close(stream)
    deliver(ready, due)
    for (const { memberIds, whisper } of passing) {
      for (const stream of streams) {
        if (memberIds.has(stream.memberId) && stream.stalledSince === null) stream.send(whisper)
      }
    }
    if (due.length >= MOST_EVENTS) isNudged = true
    if (performance.now() - beatenAt > BEAT_MILLISECONDS) beat()
  }

  function deliver(ready: readonly LiveStream[], due: readonly DueEvent[]): void {
    for (const { stream: place, number: text, payload } of due) {
      const stream = ready[place - 1]
      if (!stream || !streams.has(stream)) continue
      const number = Number(text)
      // Numbers have no holes: what lies between was swept.
      if (number > stream.cursor + 1) stream.send({ kind: 'reset', number: number - 1 }, number - 1)
      stream.cursor = number
      stream.send(payload, number)
    }
  }

  function beat(): void {
    beatenAt = performance.now()
    for (const stream of streams) stream.beat()
  }

  function closeStalled(): void {
    const now = performance.now()
    const isBlind = now - seenAt > BLIND_MILLISECONDS
    for (const stream of streams) {
      const isGone = stream.stalledSince !== null && now - stream.stalledSince > STALL_MILLISECONDS
      if (isBlind || isGone) close(stream)
    }
  }

  function close(stream: LiveStream): void {
    streams.delete(stream)
    stream.close()
  }

  return {
    start(given) {
      options = given
    },
    add(stream) {
      if (streams.size === 0) seenAt = performance.now()
      streams.add(stream)
      nudge()
    },
    remove: close,
    countOf: (memberId) => [...streams].filter((stream) => stream.memberId === memberId).length,
    get size() {
      return streams.size
    },
    nudge,
    whisper(memberIds, whisper) {
      if (streams.size === 0) return
      whispers.push({ memberIds: new Set(memberIds), whisper })
      nudge()
    },
    async stop() {
      options = null
      clearTimeout(timer)
      for (const stream of streams) close(stream)
      await round
    },
  }
}
