import { useEffect, useId, useSyncExternalStore } from 'react'
import { firstInTurn, type Notice } from './notice-order.ts'

const wanted = new Map<string, Notice>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a notice that wants to be seen may be: one at a time, the others wait until it is gone. */
export function useNoticeTurn(notice: Notice, isWanted: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!isWanted) return
    wanted.set(id, notice)
    tell()
    return () => {
      wanted.delete(id)
      tell()
    }
  }, [id, notice, isWanted])
  const first = useSyncExternalStore(
    subscribe,
    () => firstInTurn([...wanted.values()]),
    () => null,
  )
  return isWanted && first === notice
}
