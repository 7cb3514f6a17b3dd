import { readLeft } from '../../ui/masonry/left-scroll.ts'
import { wake } from './wake.ts'

/** How many screens before its end a list is continued; walls do the same themselves. */
const NEAR = 2

const isWithin = (screens: number) =>
  [...document.querySelectorAll('[data-goes-on]')].some(
    (end) => end.getBoundingClientRect().top < innerHeight * (1 + screens),
  )

/** A list that goes on needs the application near its end, at once where that shows or the reader had been further down. */
export function watchListEnds(signal: AbortSignal): void {
  const onScroll = () => void (isWithin(NEAR) && wake())
  const onParsed = () => void ((isWithin(0) || wasFurther()) && wake())
  addEventListener('scroll', onScroll, { passive: true, signal })
  addEventListener('DOMContentLoaded', onParsed, { signal })
}

function wasFurther(): boolean {
  const left = readLeft()
  const { key } = (history.state ?? {}) as { key?: string }
  const isBeyond = left !== null && left.y > document.documentElement.scrollHeight - innerHeight
  return isBeyond && left.key === key && document.querySelector('[data-goes-on]') !== null
}
