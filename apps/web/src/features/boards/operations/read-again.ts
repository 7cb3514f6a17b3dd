import { watchTimes } from './operation-watch.ts'

/** ST-17: reads at the times of the toast, until it is stopped by what it answers; ST-18: or by a read that fails. */
export function readAgainAndAgain(read: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isStopped = false
  const plan = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(() => void next(), milliseconds)
  }
  const next = async () => {
    const askedAt = performance.now()
    try {
      await read()
    } catch {
      // Nobody waits for it: the list is as it was, and the next look at the page brings it.
      return
    }
    plan(Math.max(watchTimes.interval - (performance.now() - askedAt), watchTimes.gap))
  }
  plan(watchTimes.firstCheck)
  return () => {
    isStopped = true
    if (timer !== null) clearTimeout(timer)
  }
}
