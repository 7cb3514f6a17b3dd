import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the element comes within two screens, again after each growth of the list. */
export function useNearEnd(
  element: RefObject<HTMLElement | null>,
  length: number,
  onNearEnd: (() => void) | undefined,
) {
  const notify = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) notify()
      },
      { rootMargin: '0px 0px 200% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, length])
}
