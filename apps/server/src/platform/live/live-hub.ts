import type { LiveWhisper, MemberId } from '@pinfold/contract'
import type { Db } from '../db/db.ts'
import type { Id } from '../ids/ids.ts'
import { type DueEvent, findDueEvents } from './live.queries.ts'
import type { LiveStream } from './live-stream.ts'

/** How long news of another process waits at most, and how long an ended session may still hear. */
const POLL_MILLISECONDS = 400
/** Nudges of many writers become one look. */
const NUDGE_MILLISECONDS = 20
const BEAT_MILLISECONDS = 15_000
/** Whoever takes nothing for so long is gone. */
const STALL_MILLISECONDS = 30_000
/**
 * Streams stay open for so long while the database is away: until it is back, nobody can say whose session still
 * holds.
 */
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
  countOf(memberId: MemberId): number
  readonly size: number
  /** There is news for these members: look at once, where one of them listens here. */
  nudge(memberIds: readonly MemberId[]): void
  /** A client that was slow takes more again. */
  resume(): void
  whisper(memberIds: readonly MemberId[], whisper: LiveWhisper): void
  /** Closes every stream and ends the loop; streams that still come are closed at once. */
  stop(): Promise<void>
}

/** A hub without streams. */
export function createLiveHub(db: Db): LiveHub {
  const streams = new Set<LiveStream>()
  const streamsOf = new Map<Id, Set<LiveStream>>()
  let whispers: { memberIds: readonly MemberId[]; whisper: LiveWhisper }[] = []
  let options: HubOptions | null = null
  let isOver = false
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

  function lookSoon(): void {
    if (round === null) schedule(NUDGE_MILLISECONDS)
    else isNudged = true
  }

  const isHeardBy = (memberIds: readonly MemberId[]) => memberIds.some((id) => streamsOf.has(id))

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
    for (const stream of all) {
      if (holding.has(stream.sessionId)) continue
      stream.send({ kind: 'session_over' })
      close(stream)
    }
    deliver(ready, due)
    for (const { memberIds, whisper } of passing) {
      for (const stream of memberIds.flatMap((id) => [...(streamsOf.get(id) ?? [])])) {
        if (stream.stalledSince === null) stream.send(whisper)
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
    const ofMember = streamsOf.get(stream.memberId)
    ofMember?.delete(stream)
    if (ofMember?.size === 0) streamsOf.delete(stream.memberId)
    stream.close()
  }

  return {
    start(given) {
      options = given
      isOver = false
    },
    add(stream) {
      // Its client comes back by itself, to a process that stays.
      if (isOver) return stream.close()
      if (streams.size === 0) seenAt = performance.now()
      streams.add(stream)
      streamsOf.set(stream.memberId, (streamsOf.get(stream.memberId) ?? new Set()).add(stream))
      lookSoon()
    },
    remove: close,
    countOf: (memberId) => streamsOf.get(memberId)?.size ?? 0,
    get size() {
      return streams.size
    },
    nudge(memberIds) {
      if (isHeardBy(memberIds)) lookSoon()
    },
    resume: lookSoon,
    whisper(memberIds, whisper) {
      if (!isHeardBy(memberIds)) return
      whispers.push({ memberIds, whisper })
      lookSoon()
    },
    async stop() {
      options = null
      isOver = true
      clearTimeout(timer)
      for (const stream of streams) close(stream)
      await round
    },
  }
}
