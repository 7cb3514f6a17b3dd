import { useEffect, useId } from 'react'
import { firstInTurn, type Notice } from './notice-order.ts'
import { createStore, useStore } from './store.ts'

/** The notices that want to be seen, by the ids of the components that show them. */
const wanted = createStore<ReadonlyMap<string, Notice>>(new Map())

const without = (all: ReadonlyMap<string, Notice>, id: string) => new Map([...all].filter(([other]) => other !== id))

/** Of two of a kind the one that came first. */
function firstId(all: ReadonlyMap<string, Notice>): string | undefined {
  const kind = firstInTurn([...all.values()])
  return [...all].find(([, notice]) => notice === kind)?.[0]
}

/** Whether a notice that wants to be seen may be: one at a time, the others wait until it is gone. */
export function useNoticeTurn(notice: Notice, isWanted: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!isWanted) return
    wanted.change(new Map(wanted.read()).set(id, notice))
    return () => wanted.change(without(wanted.read(), id))
  }, [id, notice, isWanted])
  const first = useStore(wanted, firstId)
  return isWanted && first === id
}
