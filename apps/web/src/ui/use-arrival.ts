import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the heading of what comes in place of a form that was sent: it takes the focus that its button had, so that readers
 * begin there. Give it `tabIndex={-1}`.
 */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
