import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { watchBars } from './watch-bars.ts'

/** Marks the document while header and bottom bar are hidden; style sheets do the rest, so nothing renders. */
export function useHidingBars(): void {
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    // A page that was there before its application goes on as it is; the next one shows them.
    if (before.current !== key) delete document.documentElement.dataset['bars']
    before.current = key
    return watchBars()
  }, [key])
}
