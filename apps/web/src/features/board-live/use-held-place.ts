import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Milliseconds in which what was given to the page has been rendered. */
const RENDERED_IN = 1500

/** How far something is from the page's beginning. */
const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY

/** Holds on to what is being read, or lets it go. */
interface HeldPlace {
  /** Called just before a change. */
  hold(): void
  /** Called before the reader goes elsewhere on the page. */
  letGo(): void
}

/**
 * Keeps a wall where it is on the screen while what stands before it grows or shrinks. Whoever has not scrolled is at the
 * page's beginning, and stays there.
 */
export function useHeldPlace(wall: RefObject<HTMLElement | null>): HeldPlace {
  const held = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // After each rendering: nobody knows which of them brings the change.
  useLayoutEffect(() => {
    if (held.current === null || wall.current === null) return
    const top = topOf(wall.current)
    const moved = top - held.current
    held.current = top
    if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  const letGo = () => {
    held.current = null
    document.documentElement.style.removeProperty('overflow-anchor')
  }
  const hold = () => {
    if (window.scrollY < 1 || wall.current === null) return
    held.current = topOf(wall.current)
    // Not all browsers do the same by themselves; those that do would move the page a second time.
    document.documentElement.style.setProperty('overflow-anchor', 'none')
    clearTimeout(timer.current)
    timer.current = setTimeout(letGo, RENDERED_IN)
  }
  return { hold, letGo }
}
