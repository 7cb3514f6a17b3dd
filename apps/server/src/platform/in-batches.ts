const FLUSH_MILLISECONDS = 10_000

/** Writes what waits in memory, now and then. */
export interface Batches {
  /** Writes what waits; one at a time. Rejects as the writing does. */
  flush(): Promise<void>
  /** Flushes again and again until `stop`, which flushes a last time. */
  start(onError: (error: unknown) => void): { stop(): Promise<void> }
}

/** Flushes by `write`, never while it still runs. What cannot be written is its to keep. */
export function inBatches(write: () => Promise<void>): Batches {
  let writing = Promise.resolve()
  const flush = () => {
    const turn = writing.then(write)
    writing = turn.catch(() => undefined)
    return turn
  }
  return {
    flush,
    start(onError) {
      const timer = setInterval(() => void flush().catch(onError), FLUSH_MILLISECONDS)
      timer.unref()
      return {
        async stop() {
          clearInterval(timer)
          await flush()
        },
      }
    },
  }
}
