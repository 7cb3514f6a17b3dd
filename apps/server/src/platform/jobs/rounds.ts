/** Work that goes round in this process. */
export interface Rounds {
  /** Ends after what is in hand. */
  stop(): Promise<void>
}

interface Round {
  readonly milliseconds: number
  readonly run: () => Promise<void>
}

/** Runs each again so long after it ended; one that failed comes round like the others. */
export function startRounds(rounds: readonly Round[], onError: (error: unknown) => void): Rounds {
  let isOver = false
  const timers = new Set<NodeJS.Timeout>()
  const inHand = new Set<Promise<void>>()
  const next = (round: Round) => {
    if (isOver) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const work = turn(round)
      inHand.add(work)
      void work.finally(() => inHand.delete(work))
    }, round.milliseconds)
    timers.add(timer)
  }
  const turn = async (round: Round) => {
    try {
      await round.run()
    } catch (error) {
      onError(error)
    }
    next(round)
  }
  for (const round of rounds) next(round)
  return {
    async stop() {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(inHand)
    },
  }
}
