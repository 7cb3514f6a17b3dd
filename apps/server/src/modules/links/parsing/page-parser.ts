import { fileURLToPath } from 'node:url'
import { forkLimited, residentBytes } from '../../../platform/limited-process.ts'
import type { PageSource } from './extract-page.ts'
import type { FeedOutcome, ParseMessage, ParseOutcome, ParseWish, WishOutcome } from './parse-messages.ts'

/** Parses pages one after the other, in a process that is killed where one costs too much. */
export interface PageParser {
  /** Never rejects. Pages wait for each other in their order. */
  parse(source: PageSource): Promise<ParseOutcome>
  /** Parses a feed, in its turn among pages. Never rejects. */
  parseFeed(source: PageSource): Promise<FeedOutcome>
  /** The process that lives now, for metrics. */
  processId(): number | undefined
  /** Ends the process; what waits fails. */
  close(): Promise<void>
}

interface ParserOptions {
  readonly log: { warn(facts: object, message: string): void }
  /** CN-06: of one page, from the moment that the worker takes it. */
  readonly milliseconds?: number
  readonly mostBytes?: number
  /** How long the process waits for another page. */
  readonly idleMilliseconds?: number
}

const workerFile = fileURLToPath(new URL('./parse-worker.ts', import.meta.url))
const MEGABYTE = 1024 * 1024
const WATCH_MILLISECONDS = 25
const START_MILLISECONDS = 30_000
const ERROR_TAIL = 2000

/** Its process starts with the first page and ends when none came for a while. */
export function createPageParser(options: ParserOptions): PageParser {
  const { log, milliseconds = 10_000, mostBytes = 768 * MEGABYTE, idleMilliseconds = 30_000 } = options
  let worker: ParseWorker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const parseNow = async (wish: ParseWish): Promise<WishOutcome> => {
    clearTimeout(idle)
    if (isClosed) return { ok: false, reason: 'failed' }
    if (worker?.isFit() !== true) {
      await worker?.kill()
      worker = startParseWorker({ log, milliseconds, mostBytes })
    }
    const outcome = await worker.run(wish)
    idle = setTimeout(() => void worker?.kill(), idleMilliseconds)
    idle.unref()
    return outcome
  }

  const inTurn = (wish: ParseWish): Promise<WishOutcome> => {
    const outcome = last.then(() => parseNow(wish))
    last = outcome
    return outcome
  }

  return {
    async parse(source) {
      const outcome = await inTurn({ as: 'page', source })
      if (!outcome.ok) return outcome
      return outcome.page === null ? { ok: false, reason: 'failed' } : { ok: true, page: outcome.page }
    },
    async parseFeed(source) {
      const outcome = await inTurn({ as: 'feed', source })
      return outcome.ok ? { ok: true, feed: outcome.feed } : outcome
    },
    processId: () => (worker?.isFit() === true ? worker.processId : undefined),
    async close() {
      isClosed = true
      clearTimeout(idle)
      await worker?.kill()
    },
  }
}

type ParseWorker = ReturnType<typeof startParseWorker>
type Limits = Required<Pick<ParserOptions, 'log' | 'milliseconds' | 'mostBytes'>>

function startParseWorker({ log, milliseconds, mostBytes }: Limits) {
  const child = forkLimited({
    file: workerFile,
    mostBytes,
    environment: { MALLOC_ARENA_MAX: '2' },
    options: [`--max-old-space-size=${Math.floor((mostBytes * 0.85) / MEGABYTE)}`],
  })
  const ready = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  let answer = Promise.withResolvers<WishOutcome>()
  let endedFor: 'timed_out' | 'out_of_memory' | 'failed' | undefined
  let lastErrors = ''

  const end = (reason: NonNullable<typeof endedFor>) => {
    endedFor ??= reason
    child.kill('SIGKILL')
  }
  const leave = (facts: object) => {
    // The engine itself ends a process whose heap is full.
    const isFull = /heap out of memory|allocation fail/i.test(lastErrors)
    if (endedFor === undefined && !isFull) log.warn({ ...facts, stderr: lastErrors }, 'the parser of pages died')
    endedFor ??= isFull ? 'out_of_memory' : 'failed'
    ready.resolve()
    gone.resolve()
  }
  child.stderr?.on('data', (text: Buffer) => (lastErrors = (lastErrors + text.toString()).slice(-ERROR_TAIL)))
  child.on('close', (code, signal) => leave({ code, signal }))
  child.on('error', (error) => leave({ error: error.message }))
  child.on('message', (message) => {
    const told = message as ParseMessage
    if (told.kind === 'ready') ready.resolve()
    if (told.kind === 'done') answer.resolve({ ok: true, page: told.page, feed: told.feed })
    if (told.kind !== 'fault') return
    log.warn({ fault: told.message }, 'a page could not be read')
    answer.resolve({ ok: false, reason: 'failed' })
  })
  // Nobody waits for the next page: where all else is done, this process may end, and its worker with it.
  const rest = () => [child, child.channel].forEach((part) => part?.unref())
  const wake = () => [child, child.channel].forEach((part) => part?.ref())

  return {
    processId: child.pid,
    isFit: () =>
      endedFor === undefined && ((child.pid === undefined ? null : residentBytes(child.pid)) ?? 0) < mostBytes / 2,
    async run(wish: ParseWish): Promise<WishOutcome> {
      wake()
      const startLimit = setTimeout(() => end('failed'), START_MILLISECONDS)
      await ready.promise
      clearTimeout(startLimit)
      answer = Promise.withResolvers()
      const limit = setTimeout(() => end('timed_out'), milliseconds)
      const watch = setInterval(() => {
        if (child.pid !== undefined && (residentBytes(child.pid) ?? 0) > mostBytes) end('out_of_memory')
      }, WATCH_MILLISECONDS)
      try {
        if (endedFor === undefined) child.send(wish, () => {})
        const died = gone.promise.then((): WishOutcome => ({ ok: false, reason: endedFor ?? 'failed' }))
        return await Promise.race([answer.promise, died])
      } finally {
        clearTimeout(limit)
        clearInterval(watch)
        rest()
      }
    },
    kill() {
      // Whoever waits for its end keeps this process alive.
      child.ref()
      end('failed')
      return gone.promise
    },
  }
}
