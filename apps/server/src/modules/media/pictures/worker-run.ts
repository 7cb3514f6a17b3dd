import type { DecodeFailureReason, DecodeOutcome } from './decoded-picture.ts'
import type { DecodeOrder, WorkerMessage } from './worker-messages.ts'
import { residentBytes } from '../../../platform/limited-process.ts'
import { forkWorker } from './worker-process.ts'

const startMilliseconds = 30_000
const watchMilliseconds = 25
const errorTail = 2_000

export interface JobLimits {
  /** Wall time of one job, from the moment the worker takes it. */
  readonly milliseconds: number
  /** Resident memory of the whole worker. */
  readonly bytes: number
}

export interface DecodeLog {
  warn(facts: object, message: string): void
}

export interface DecodeWorker {
  readonly processId: number | undefined
  /** One job at a time. Rejects when the machine is at fault; the worker may be unfit afterwards. */
  run(order: DecodeOrder): Promise<DecodeOutcome>
  /** Whether it may take another job. */
  isFit(): boolean
  /** Ends the process at once; a running job fails with `worker_died`. Resolves when the process is gone. */
  kill(): Promise<void>
}

/** Starts a worker process and holds every job of it to the limits. */
export function startDecodeWorker(limits: JobLimits, log: DecodeLog): DecodeWorker {
  const child = forkWorker(limits.bytes)
  const ready = Promise.withResolvers<boolean>()
  const gone = Promise.withResolvers<void>()
  let answer = Promise.withResolvers<DecodeOutcome>()
  let endedFor: DecodeFailureReason | undefined
  let heartbeatBytes = 0
  let lastErrors = ''

  const end = (reason: DecodeFailureReason): void => {
    endedFor ??= reason
    child.kill('SIGKILL')
  }
  const leave = (facts: object): void => {
    if (endedFor === undefined) log.warn({ ...facts, stderr: lastErrors }, 'a decode worker died')
    endedFor ??= 'worker_died'
    ready.resolve(false)
    gone.resolve()
  }
  child.stderr?.on('data', (text: Buffer) => (lastErrors = (lastErrors + text.toString()).slice(-errorTail)))
  child.on('exit', (code, signal) => leave({ code, signal }))
  child.on('error', (error) => leave({ error: error.message }))
  child.on('message', (message) => {
    const told = message as WorkerMessage
    if (told.kind === 'ready') ready.resolve(true)
    if (told.kind === 'memory') heartbeatBytes = told.bytes
    if (told.kind === 'done') answer.resolve(told.outcome)
    if (told.kind === 'fault') answer.reject(new Error(`a picture could not be decoded here: ${told.message}`))
  })

  const bytesNow = (): number => (child.pid === undefined ? null : residentBytes(child.pid)) ?? heartbeatBytes

  return {
    processId: child.pid,

    async run(order) {
      const startLimit = setTimeout(() => end('worker_died'), startMilliseconds)
      const isReady = await ready.promise
      clearTimeout(startLimit)
      if (!isReady) return { ok: false, reason: 'worker_died' }

      answer = Promise.withResolvers<DecodeOutcome>()
      const timeLimit = setTimeout(() => end('timed_out'), limits.milliseconds)
      const watch = setInterval(() => {
        if (bytesNow() > limits.bytes) end('out_of_memory')
      }, watchMilliseconds)
      try {
        child.send(order, () => {})
        // Waiting for the process to be gone means that nothing writes into the folder afterwards.
        const died = gone.promise.then((): DecodeOutcome => ({ ok: false, reason: endedFor ?? 'worker_died' }))
        const outcome = await Promise.race([answer.promise, died])
        if (!outcome.ok && endedFor) log.warn({ reason: outcome.reason }, 'a picture was given up')
        return outcome
      } finally {
        clearTimeout(timeLimit)
        clearInterval(watch)
      }
    },

    // A worker that keeps much memory would leave the next picture too little.
    isFit: () => endedFor === undefined && bytesNow() < limits.bytes / 3,

    kill() {
      end('worker_died')
      return gone.promise
    },
  }
}
