import { type RefObject, useEffect } from 'react'
import { AT_END, takenAtEnd } from './room-at-end.ts'

/** The widest toast. */
const WIDEST = 480
const MARGIN = 16

/** What may move or resize what stands at the window's end. */
const CHANGES = ['scroll', 'resize', 'input', 'transitionend', 'animationend'] as const

/** Keeps the element above what sticks to the window's end while it holds anything: `--taken` is how much that is. */
export function useRoomAtEnd(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      if (element.textContent === '') return
      const width = Math.min(WIDEST, innerWidth - 2 * MARGIN)
      const across = { left: (innerWidth - width) / 2, right: (innerWidth + width) / 2 }
      const boxes = Array.from(document.querySelectorAll(`[${AT_END}]`), (each) => each.getBoundingClientRect())
      element.style.setProperty('--taken', `${takenAtEnd(innerHeight, across, boxes)}px`)
    }
    // It hears before the first paint of what came.
    const observer = new MutationObserver(measure)
    observer.observe(element, { childList: true, subtree: true })
    for (const change of CHANGES) addEventListener(change, measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      for (const change of CHANGES) removeEventListener(change, measure, { capture: true })
    }
  }, [place])
}
