const PATIENCE_MILLISECONDS = 10_000

/** Ends the program's parts in the opposite order of their start. */
export interface Ending {
  add(end: () => Promise<void>): void
  /** Ends the program by itself, as failed. */
  fail(reason: Error): void
}

/** Ends everything at the first SIGINT or SIGTERM, at the latest after ten seconds. A second signal ends at once. */
export function endInOrder(onError: (error: unknown) => void): Ending {
  const ends: (() => Promise<void>)[] = []
  let isEnding = false

  async function end(exitCode = 0) {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => process.exit(1), PATIENCE_MILLISECONDS).unref()
    for (const part of ends.toReversed()) await part().catch(onError)
    process.exit(exitCode)
  }

  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  return {
    add: (part) => ends.push(part),
    fail(reason) {
      onError(reason)
      void end(1)
    },
  }
}
