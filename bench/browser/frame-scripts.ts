/** An event of Chromium's trace; times are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** Of `dur`, what the thread really ran: on a busy machine others take the rest. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
}

/** Every frame has one of it, after the page's own work for the frame. */
const FRAME = 'PrePaint'
/** Where the main thread enters JavaScript. Those inside another one are part of it. */
const scripts = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
  'MajorGC',
  'MinorGC',
])

/** For each frame of the page's main thread, how many milliseconds of script ran until the next one began. */
export function scriptPerFrame(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(({ name }) => name === FRAME)
  const [{ pid, tid } = { pid: -1, tid: -1 }] = frames
  const starts = frames
    .filter((frame) => frame.pid === pid)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  const sums = starts.slice(1).map(() => 0)
  const calls = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && scripts.has(event.name))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  let end = 0
  let frame = 0
  for (const { ts, dur = 0, tdur = dur } of calls) {
    if (ts < end) continue
    end = ts + dur
    while (frame < sums.length && (starts[frame + 1] ?? 0) <= ts) frame += 1
    if (frame < sums.length && ts >= (starts[0] ?? 0)) sums[frame] = (sums[frame] ?? 0) + tdur / 1000
  }
  return sums
}
