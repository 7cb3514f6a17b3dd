import { type BlockingAction, getBoard } from '@pinfold/contract'
import { call } from '../../api/client.ts'
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

/** For work that the toast does not tell of: calls back once it is over. */
export function onWorkEnd({ id, board_id }: BlockingAction, then: () => void): void {
  const stop = readAgainAndAgain(async () => {
    const { data } = await call(getBoard, { board_id, fields: 'board.id,board.blocking_actions' })
    if (data.blocking_actions?.some((action) => action.id === id && action.progress < 1)) return
    stop()
    then()
  })
}
