/** What figures of a pool are read from, whenever somebody asks. */
export interface PoolFigures {
  readonly open: number
  readonly idle: number
  /** Who waits for a connection. */
  readonly waiting: number
}

/** What figures of a cache are read from. Hits and misses count from the start of the process. */
export interface CacheFigures {
  readonly entries: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
}

/** Work that waits or runs, for each queue; events that no queue has yet are a queue of their own. */
export interface QueueFigures {
  readonly queue: string
  readonly waiting: number
  readonly active: number
}

/** Who adds up what happens. */
export interface FigureSink {
  request(kind: string, status: number, seconds: number): void
  statement(seconds: number): void
}

// One for the process, as its memory and its event loop are: what is counted belongs to no request and no module.
const pools = new Map<string, () => PoolFigures>()
const caches = new Map<string, () => CacheFigures>()
let queues: (() => Promise<readonly QueueFigures[]>) | null = null
let sink: FigureSink | null = null

/** From now on it is told of requests and statements; null ends that. */
export function countInto(next: FigureSink | null): void {
  sink = next
}

/** Shows a cache among the figures; one that comes later under the same name takes its place. */
export function registerCache(name: string, read: () => CacheFigures): void {
  caches.set(name, read)
}

/** Shows a pool of connections among the figures. */
export function registerPool(name: string, read: () => PoolFigures): void {
  pools.set(name, read)
}

/** Shows how much work waits. `read` fails where it cannot be known just now. */
export function registerQueues(read: () => Promise<readonly QueueFigures[]>): void {
  queues = read
}

/** Everything that is read when somebody asks. */
export const readFigures = async () => ({
  pools: [...pools].map(([name, read]) => ({ name, ...read() })),
  caches: [...caches].map(([name, read]) => ({ name, ...read() })),
  queues: (await queues?.().catch(() => [])) ?? [],
})

/** An answered request. */
export function noteRequest(kind: string, status: number, milliseconds: number): void {
  sink?.request(kind, status, milliseconds / 1000)
}

/** Runs what sends a statement, and notes how long its answer took; without figures it only runs it. */
export function timed<T>(send: () => Promise<T>): Promise<T> {
  if (sink === null) return send()
  const since = performance.now()
  const note = () => sink?.statement((performance.now() - since) / 1000)
  const answer = send()
  answer.then(note, note)
  return answer
}
