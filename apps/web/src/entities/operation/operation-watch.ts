import type { BlockingAction } from '@pinfold/contract'
import { runningAction, type ToldAction, wholeBoardProgress } from './told-operations.ts'

/** Milliseconds (BC-02). */
export const watchTimes = {
  /** From the start to the first check, and from a check that finds an operation to the toast. */
  firstCheck: 2000,
  show: 100,
  /** From one check to the next, and at least from the end of one to the next. */
  interval: 5000,
  gap: 1000,
  /** That the toast stays when all is done. */
  done: 2000,
} as const

/** What is known of the operations on a board. Times are milliseconds of one clock. */
export interface Watch {
  /** The last operation that was seen, or that the viewer started; null once its end was told. */
  readonly seen: ToldAction | null
  readonly state: 'waiting' | 'running' | 'done' | 'over'
  /** Goes on while anything works on the whole board, for its card (ST-19). */
  readonly isForCard: boolean
  /** How far that is, from 0 to 1; null where there is none. */
  readonly wholeBoard: number | null
  /** When to ask next; null: no more. */
  readonly nextCheckAt: number | null
}

/** @param begun `seen`: what the viewer has just begun, told also where it is done before anybody asks */
export const newWatch = (
  now: number,
  begun: Partial<Pick<Watch, 'seen' | 'isForCard' | 'wholeBoard'>> = {},
): Watch => ({
  seen: null,
  isForCard: false,
  wholeBoard: null,
  ...begun,
  state: 'waiting',
  nextCheckAt: now + watchTimes.firstCheck,
})

/** ST-17: what an answer says, and when to ask again. */
export function afterCheck(
  watch: Watch,
  check: { readonly actions: readonly BlockingAction[]; readonly askedAt: number; readonly answeredAt: number },
): Watch {
  const running = runningAction(check.actions)
  const wholeBoard = wholeBoardProgress(check.actions)
  const isBusy = running !== null || (watch.isForCard && wholeBoard !== null && wholeBoard < 1)
  const seen = running ?? (watch.state === 'done' ? null : watch.seen)
  return {
    isForCard: watch.isForCard,
    seen,
    wholeBoard,
    state: running ? 'running' : seen ? 'done' : isBusy ? 'waiting' : 'over',
    nextCheckAt: isBusy ? Math.max(check.askedAt + watchTimes.interval, check.answeredAt + watchTimes.gap) : null,
  }
}

/** ST-18: nothing is asked or told after an answer that did not come. */
export const afterFailure = (watch: Watch): Watch => ({ ...watch, state: 'over', nextCheckAt: null })
