import { type RefObject, useEffect, useState } from 'react'
import { COLUMN_WIDTH, columnsThatFit, phoneColumnWidth, pixelsOf } from './masonry-layout.ts'
import type { Wall } from './masonry-style.ts'

/** Walls up to this many cards are drawn whole. */
const SMALL_WALL = 60

/** Which cards are near enough to the screen to be drawn. Before the first measure: the first ones. */
export function useWallWindow(wallElement: RefObject<HTMLElement | null>, wall: Wall): (index: number) => boolean {
  const [near, setNear] = useState<{ from: number; to: number } | null>(null)
  const [width, setWidth] = useState(0)
  const length = wall.phone.placements.length
  const isLong = length > SMALL_WALL

  useEffect(() => {
    const element = wallElement.current
    if (!element || !isLong) return
    const measure = () => {
      const screen = window.innerHeight
      // Rounded to half screens, so that scrolling renders only now and then.
      const top = Math.round(-element.getBoundingClientRect().top / (screen / 2)) * (screen / 2)
      const from = top - screen * 1.5
      const to = top + screen * 2.5
      setWidth(element.clientWidth)
      setNear((old) => (old && old.from === from && old.to === to ? old : { from, to }))
    }
    measure()
    const resize = new ResizeObserver(measure)
    resize.observe(element)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      resize.disconnect()
      window.removeEventListener('scroll', measure)
    }
  }, [wallElement, isLong])

  if (!isLong) return () => true
  if (!near) return (index) => index < SMALL_WALL
  const columns = columnsThatFit(width)
  const layout = columns === null ? wall.phone : wall.byCount.get(columns)
  const columnWidth = columns === null ? phoneColumnWidth(width) : COLUMN_WIDTH
  return (index) => {
    const placement = layout?.placements[index]
    if (!placement) return false
    const top = pixelsOf(placement, columnWidth)
    // A card is at most a few screens high; one that starts above still reaches in.
    return top > near.from - 800 && top < near.to
  }
}
