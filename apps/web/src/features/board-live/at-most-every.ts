/** Something that is done again and again on wish, but never twice at a time. */
export interface Repeated {
  /** At once, or as soon as it may be done again; many wishes meanwhile are one. */
  ask(): void
  /** Nothing that waits is done any more. */
  stop(): void
}

/** Does the work on wish, with at least so many milliseconds from one beginning to the next. */
export function atMostEvery(milliseconds: number, work: () => Promise<void>): Repeated {
  let timer: ReturnType<typeof setTimeout> | undefined
  let begunAt = Number.NEGATIVE_INFINITY
  let isWorking = false
  let isAsked = false
  let isStopped = false

  async function begin(): Promise<void> {
    timer = undefined
    isAsked = false
    isWorking = true
    begunAt = performance.now()
    try {
      await work()
    } finally {
      isWorking = false
      if (isAsked) plan()
    }
  }

  function plan(): void {
    if (isStopped || timer !== undefined) return
    timer = setTimeout(() => void begin(), Math.max(begunAt + milliseconds - performance.now(), 0))
  }

  return {
    ask() {
      isAsked = true
      if (!isWorking) plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
