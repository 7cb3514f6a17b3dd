import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { throttled } from '../throttled.ts'
import type { Wall } from './masonry-style.ts'
import { type WallWindow, isSameWindow, wallWindow } from './wall-window.ts'

/** Walls up to this many cards are drawn whole. */
export const SMALL_WALL = 30

/** What was drawn last of each wall at each history entry, so that Back draws it at once. */
const lastDrawn = new Map<string, WallWindow>()

/** Which cards are near enough to the screen to be drawn, looked at every `scrollPause` milliseconds while it scrolls; null, before the first measure, stands for the first ones. */
export function useWallWindow(
  wallElement: RefObject<HTMLElement | null>,
  wall: Wall,
  label: string,
  scrollPause: number,
): WallWindow | null {
  const place = `${useLocation().key} ${label}`
  const isBack = useNavigationType() === NavigationType.Pop
  const [drawn, setDrawn] = useState<WallWindow | null>(() => (isBack ? (lastDrawn.get(place) ?? null) : null))
  const isLong = wall.cards.length > SMALL_WALL

  const measure = useEffectEvent(() => {
    const element = wallElement.current
    // A wall that is just being left has no size.
    if (!element || element.clientWidth === 0) return
    const next = wallWindow(wall, {
      wallWidth: element.clientWidth,
      scrolled: -element.getBoundingClientRect().top,
      screenHeight: window.innerHeight,
    })
    if (isSameWindow(drawn, next)) return
    lastDrawn.set(place, next)
    setDrawn(next)
  })

  useEffect(() => {
    const element = wallElement.current
    if (!element || !isLong) return
    // Between layout and paint, so that other columns never show without their cards.
    const resize = new ResizeObserver(() => flushSync(measure))
    const { ask, stop } = throttled(() => measure(), scrollPause)
    resize.observe(element)
    window.addEventListener('scroll', ask, { passive: true })
    return () => {
      resize.disconnect()
      window.removeEventListener('scroll', ask)
      stop()
    }
  }, [wallElement, isLong, scrollPause])

  return isLong ? drawn : null
}
