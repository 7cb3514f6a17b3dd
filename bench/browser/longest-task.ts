import type { TraceEvent } from './frame-scripts.ts'

/** The task that kept a page's main thread longest. Milliseconds. */
export interface LongTask {
  /** What the thread really ran: on a busy machine others take the rest of `clock`. */
  readonly processor: number
  readonly clock: number
  /** What it was spent on, the longest first; what is inside another part counts there alone. */
  readonly parts: readonly (readonly [name: string, processor: number])[]
}

const TASK = 'RunTask'
const FRAME = 'PrePaint'
const names: Readonly<Record<string, string>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Layerize: 'paint',
  Paint: 'paint',
  Commit: 'paint',
  HitTest: 'hit test',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  ParseHTML: 'parsing',
  MajorGC: 'garbage',
  MinorGC: 'garbage',
}

/** Of the page that painted. Throws where the trace has no task of it. */
export function longestTask(events: readonly TraceEvent[]): LongTask {
  const page = events.find(({ name }) => name === FRAME)
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === page?.pid && tid === page.tid)
  const tasks = own.filter(({ name }) => name === TASK).toSorted((a, b) => processorOf(b) - processorOf(a))
  const [longest] = tasks
  if (!longest) throw new Error('the trace has no task of the page')
  const end = longest.ts + (longest.dur ?? 0)
  const within = own.filter(({ name, ts }) => name in names && ts >= longest.ts && ts < end)
  return {
    processor: processorOf(longest) / 1000,
    clock: (longest.dur ?? 0) / 1000,
    parts: partsOf(within),
  }
}

const processorOf = ({ dur = 0, tdur = dur }: TraceEvent) => tdur

/** Each event less what is inside it. */
function partsOf(events: readonly TraceEvent[]): [string, number][] {
  const sums = new Map<string, number>()
  const open: { end: number; name: string }[] = []
  const add = (name: string, microseconds: number) => sums.set(name, (sums.get(name) ?? 0) + microseconds / 1000)
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const name = names[event.name] ?? ''
    const around = open.at(-1)
    if (around) add(around.name, -processorOf(event))
    add(name, processorOf(event))
    open.push({ end: event.ts + (event.dur ?? 0), name })
  }
  return [...sums].toSorted(([, one], [, other]) => other - one)
}
