const PATIENCE_MILLISECONDS = 10_000

/** Ends the program's parts in the opposite order of their start. */
export interface Ending {
  add(end: () => Promise<void>): void
  /** Milliseconds that are left of its patience; all of it while nothing ends. */
  left(): number
  /** Ends the program in order, within so many milliseconds. */
  begin(milliseconds: number): void
  /** Ends the program by itself, as failed. */
  fail(reason: Error): void
}

interface EndingWishes {
  /** How long it may take; ten seconds unless said. */
  readonly patienceMilliseconds?: number
  /**
   * This process belongs to another, which ends it: Ctrl-C in a terminal reaches both, and what is asked of it twice is
   * asked once.
   */
  readonly isPartOfGroup?: boolean
}

/**
 * Ends everything at the first SIGINT or SIGTERM, at the latest when its patience is over. A second SIGINT ends at once;
 * SIGTERM may come twice, from npm and from who started it.
 */
export function endInOrder(onError: (error: unknown) => void, wishes: EndingWishes = {}): Ending {
  const { patienceMilliseconds = PATIENCE_MILLISECONDS, isPartOfGroup = false } = wishes
  const ends: (() => Promise<void>)[] = []
  let isEnding = false

  let over = Infinity

  async function end(exitCode = 0, milliseconds = patienceMilliseconds) {
    if (isEnding) return
    isEnding = true
    over = performance.now() + milliseconds
    setTimeout(() => process.exit(1), milliseconds).unref()
    for (const part of ends.toReversed()) await part().catch(onError)
    process.exit(exitCode)
  }

  process.on('SIGINT', () => {
    if (isPartOfGroup) return
    if (isEnding) process.exit(1)
    void end()
  })
  process.on('SIGTERM', () => void end())
  return {
    add: (part) => ends.push(part),
    left: () => Math.min(patienceMilliseconds, over - performance.now()),
    begin: (milliseconds) => void end(0, milliseconds),
    fail(reason) {
      onError(reason)
      void end(1)
    },
  }
}
