import { afterScroll, barsAt } from './bars.ts'

/** BC-08: milliseconds between two looks at the scroll offset. */
const THROTTLE = 30

/** Marks the document while header and bottom bar are hidden, going on from what it says; answers what ends it. */
export function watchBars(): () => void {
  const root = document.documentElement
  let bars = { ...barsAt(window.scrollY), isShown: root.dataset['bars'] !== 'hidden' }
  let timer: number | undefined
  const look = () => {
    timer = undefined
    // Beyond the end the page springs back, which is no way up.
    const end = root.scrollHeight - window.innerHeight
    bars = afterScroll(bars, Math.min(window.scrollY, end))
    if (bars.isShown) delete root.dataset['bars']
    else root.dataset['bars'] = 'hidden'
  }
  const onScroll = () => (timer ??= window.setTimeout(look, THROTTLE))
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    window.clearTimeout(timer)
  }
}
