import { type RefObject, useEffect, useState } from 'react'

const COLUMN_WIDTH = 170
const LEAST = 2
const MOST = 5

/** As many columns as fit an element; two until it is measured. */
export function useColumnCount(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(LEAST)
  useEffect(() => {
    const measured = element.current
    if (measured === null) return
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      setCount(Math.min(Math.max(Math.floor(width / COLUMN_WIDTH), LEAST), MOST))
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return count
}
