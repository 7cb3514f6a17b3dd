import { startTransition, useCallback, useMemo, useState } from 'react'

export type Change<T> = (list: T) => T

/** Shows a list changed until the change is let go, which it answers; what arrives meanwhile shows changed as well. */
export type Hold<T> = (change: Change<T>) => () => void

/**
 * A list with the viewer's changes on top that the server has not granted yet. A refused one is let go, and the list is
 * as if it had never been. Changes must come to the same when they are made again of a list that has them already.
 */
export function useOverlay<T>(base: T): readonly [shown: T, hold: Hold<T>] {
  const [changes, setChanges] = useState<readonly Change<T>[]>([])
  const shown = useMemo(() => changes.reduce((list, change) => change(list), base), [base, changes])
  const hold = useCallback((change: Change<T>) => {
    setChanges((held) => [...held, change])
    // What a page's loader has brought shows in a transition: let go before it, the list would jump back for a moment.
    return () => startTransition(() => setChanges((held) => held.filter((each) => each !== change)))
  }, [])
  return [shown, hold]
}
