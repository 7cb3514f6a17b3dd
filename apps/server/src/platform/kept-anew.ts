import { AsyncResource } from 'node:async_hooks'
import type { Clock } from './clock.ts'

/** Another process hears of a change so much later at most. */
const MILLISECONDS_KEPT = 10_000

/** Few rows that every page asks for, kept in the process: asking sends no statement. */
export interface KeptAnew<T> {
  now(): T
  /** Reads them anew; whoever changed one waits for it. */
  read(): Promise<void>
}

/** Keeps what `load` answers, and loads it anew now and then while somebody asks. */
export function keptAnew<T>(clock: Clock, first: T, load: (now: Date) => Promise<T>): KeptAnew<T> {
  let kept = first
  let readAt = -Infinity
  let [reading, shown] = [0, 0]
  const read = async () => {
    readAt = clock.now().getTime()
    const turn = (reading += 1)
    const loaded = await load(clock.now())
    // Who began earlier may not know of what was committed since, and may still come later.
    if (turn < shown) return
    shown = turn
    kept = loaded
  }
  // Nobody waits for it, and it belongs to no request; where it fails the page goes on with what was, and the next one asks again.
  const readAside = AsyncResource.bind(() => void read().catch(() => undefined))
  return {
    read,
    now() {
      if (clock.now().getTime() - readAt > MILLISECONDS_KEPT) readAside()
      return kept
    },
  }
}
