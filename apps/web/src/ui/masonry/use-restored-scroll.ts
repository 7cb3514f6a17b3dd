import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const STORED_AS = 'wall-scroll'
/** What says that the reader is reading already. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

interface Left {
  readonly key: string
  readonly y: number
}

function readLeft(): Left | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null') as Left | null
  } catch {
    return null
  }
}

/** A reload has the first page of a list only: the rest is loaded again until the place where the reader was is there. */
export function useRestoredScroll(length: number, loadMore: (() => void) | undefined): void {
  const { key } = useLocation()
  const wanted = useRef<number | null>(null)

  useEffect(() => {
    const isFresh = document.documentElement.dataset['hydrated'] !== 'true'
    const left = isFresh ? readLeft() : null
    if (left?.key === key && left.y > window.scrollY + 1) wanted.current = left.y
    const remember = () => {
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify({ key, y: window.scrollY } satisfies Left))
      } catch {
        // Private windows may refuse; then the page begins at its top.
      }
    }
    const giveUp = () => void (wanted.current = null)
    window.addEventListener('pagehide', remember)
    for (const move of ownMoves) window.addEventListener(move, giveUp, { passive: true })
    return () => {
      window.removeEventListener('pagehide', remember)
      for (const move of ownMoves) window.removeEventListener(move, giveUp)
    }
  }, [key])

  useEffect(() => {
    const y = wanted.current
    if (y === null) return
    const isHighEnough = document.documentElement.scrollHeight - window.innerHeight >= y
    // While more is on its way there is nothing to call; the longer list comes by here again.
    if (!isHighEnough) return loadMore?.()
    wanted.current = null
    window.scrollTo(0, y)
  }, [length, loadMore])
}
