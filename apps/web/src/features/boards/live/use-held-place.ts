import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Milliseconds in which what was given to the page has been rendered. */
const RENDERED_IN = 500

interface Held {
  /** What is on the screen, each with its distance from the page's beginning. */
  readonly seen: readonly { readonly element: Element; readonly top: number }[]
  readonly until: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY

/**
 * Keeps what is being read where it is while a page changes above it. The answer is called just before a change; whoever
 * has not scrolled is at the page's beginning, and stays there.
 */
export function useHeldPlace(root: RefObject<HTMLElement | null>): () => void {
  const held = useRef<Held | null>(null)
  // After each rendering: nobody knows which of them brings the change.
  useLayoutEffect(() => {
    if (held.current === null) return
    const { seen, until } = held.current
    const kept = seen.find(({ element }) => element.isConnected)
    if (kept && performance.now() < until) {
      const moved = topOf(kept.element) - kept.top
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
      held.current = { seen: seen.map(({ element }) => ({ element, top: topOf(element) })), until }
    } else held.current = null
  })
  return () => {
    if (window.scrollY < 1 || root.current === null) return
    const items = [...root.current.querySelectorAll('li')]
    const seen = items.filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight
    })
    held.current = {
      seen: seen.map((element) => ({ element, top: topOf(element) })),
      until: performance.now() + RENDERED_IN,
    }
    // The browser's own way would move the page a second time.
    document.documentElement.style.setProperty('overflow-anchor', 'none')
    setTimeout(() => document.documentElement.style.removeProperty('overflow-anchor'), RENDERED_IN)
  }
}
