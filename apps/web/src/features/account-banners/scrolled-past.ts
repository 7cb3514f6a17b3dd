import { throttled } from '../../ui/throttled.ts'

/** BC-08: pixels from the page's top beyond which the offer of the app is gone, and milliseconds between two looks. */
const APP_OFFER_ENDS = 500
const SCROLL_PAUSE = 30

/** Tells when the page is scrolled beyond where the app is offered, at once where it is; answers what ends that. */
export function watchScrolledPast(onPast: () => void): () => void {
  const { ask, stop } = throttled(() => {
    if (window.scrollY > APP_OFFER_ENDS) onPast()
  }, SCROLL_PAUSE)
  ask()
  window.addEventListener('scroll', ask, { passive: true })
  return () => {
    window.removeEventListener('scroll', ask)
    stop()
  }
}
