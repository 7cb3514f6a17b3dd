import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { readLeft, writeLeft } from './left-scroll.ts'

/** What says that the reader is reading already. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** A reload has the first page of a list only: the rest is loaded again until the place where the reader was is there. */
export function useRestoredScroll(length: number, loadMore: (() => void) | undefined): void {
  const { key } = useLocation()
  const wanted = useRef<number | null>(null)

  useEffect(() => {
    const isFresh = document.documentElement.dataset['hydrated'] !== 'true'
    const left = isFresh ? readLeft() : null
    if (left?.key === key && left.y > window.scrollY + 1) wanted.current = left.y
    const remember = () => writeLeft({ key, y: window.scrollY })
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
