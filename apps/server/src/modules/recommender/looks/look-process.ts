import { fileURLToPath } from 'node:url'
import { forkLimited, residentBytes } from '../../../platform/limited-process.ts'
import type { LookMessage, LookOrder, Seen } from './look-messages.ts'

const workerFile = fileURLToPath(new URL('./look-worker.ts', import.meta.url))
const MEGABYTE = 1024 * 1024
/** It takes some 150 MB; a picture that has as many pixels as may be takes as much again. */
const MOST_BYTES = 700 * MEGABYTE
const WATCH_MILLISECONDS = 50
const START_MILLISECONDS = 30_000
const ERROR_TAIL = 2000

/** What came of looking. A picture may be unreadable; that the process failed is not its fault. */
export type LookOutcome = { readonly ok: true; readonly seen: Seen } | { readonly ok: false; readonly why: Why }
type Why = 'unreadable' | 'failed'

/** The process that holds the networks. One picture at a time. */
export interface LookProcess {
  readonly processId: number | undefined
  isFit(): boolean
  run(order: LookOrder): Promise<LookOutcome>
  kill(): Promise<void>
}

/** Starts it. Nobody else's bytes are decoded anywhere else, and it finds none of our environment. */
export function startLookProcess(onError: (error: unknown) => void, mostMilliseconds: number): LookProcess {
  const child = forkLimited({
    file: workerFile,
    mostBytes: MOST_BYTES,
    environment: { MALLOC_ARENA_MAX: '2' },
    options: ['--max-old-space-size=256'],
  })
  const ready = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  let answer = Promise.withResolvers<LookOutcome>()
  let isEnded = false
  let lastErrors = ''

  const end = () => {
    isEnded = true
    child.kill('SIGKILL')
  }
  const leave = (facts: string) => {
    if (!isEnded) onError(`the process that looks at pictures died: ${facts} ${lastErrors}`)
    isEnded = true
    ready.resolve()
    gone.resolve()
  }
  child.stderr?.on('data', (text: Buffer) => (lastErrors = (lastErrors + text.toString()).slice(-ERROR_TAIL)))
  child.on('close', (code, signal) => leave(`${code ?? signal}`))
  child.on('error', (error) => leave(error.message))
  child.on('message', (message) => {
    const told = message as LookMessage
    if (told.kind === 'ready') ready.resolve()
    if (told.kind === 'done') answer.resolve({ ok: true, seen: told.seen })
    if (told.kind === 'unreadable') answer.resolve({ ok: false, why: 'unreadable' })
  })

  const bytesNow = () => (child.pid === undefined ? null : residentBytes(child.pid)) ?? 0
  return {
    processId: child.pid,
    isFit: () => !isEnded && bytesNow() < MOST_BYTES / 2,
    async run(order) {
      const startLimit = setTimeout(end, START_MILLISECONDS)
      await ready.promise
      clearTimeout(startLimit)
      answer = Promise.withResolvers()
      const limit = setTimeout(end, mostMilliseconds)
      const watch = setInterval(() => {
        if (bytesNow() > MOST_BYTES) end()
      }, WATCH_MILLISECONDS)
      try {
        if (!isEnded) child.send(order, () => {})
        const died = gone.promise.then((): LookOutcome => ({ ok: false, why: 'failed' }))
        return await Promise.race([answer.promise, died])
      } finally {
        clearTimeout(limit)
        clearInterval(watch)
      }
    },
    kill() {
      end()
      return gone.promise
    },
  }
}
