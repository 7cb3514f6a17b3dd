import { createSeenQueue } from './seen-queue.ts'

/** Half a card for a second is an impression. */
const SHOWN_SHARE = 0.5
const SHOWN_MILLISECONDS = 1000
/** Walls draw many cards at once. */
const SETTLE_MILLISECONDS = 250

const CARDS = 'article a[href*="/pin/"]'
const pinOf = (path: string) => /\/pin\/(\d+)\/$/.exec(path)?.[1]

/**
 * Tells which Pins are seen, opened and followed to where they lead. It looks at the page's elements alone, so that cards
 * know nothing of it, and pages without their application count as well. The server counts nothing without consent.
 */
export function watchPinViews(): void {
  const queue = createSeenQueue()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const watched = new Set<Element>()
  let path = ''
  let noted = new Set<string>()

  const linkOf = (card: Element) => card.querySelector<HTMLAnchorElement>('a[href*="/pin/"]')?.pathname ?? ''

  function note(card: Element) {
    timers.delete(card)
    const pinId = pinOf(linkOf(card))
    // Once for each page that shows it, however often it comes into view.
    if (pinId === undefined || noted.has(pinId)) return
    noted.add(pinId)
    queue.add(pinId, 'impression')
  }

  function leave(card: Element) {
    clearTimeout(timers.get(card))
    timers.delete(card)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < SHOWN_SHARE || document.hidden) leave(target)
        else if (!timers.has(target))
          timers.set(
            target,
            setTimeout(() => note(target), SHOWN_MILLISECONDS),
          )
      }
    },
    { threshold: SHOWN_SHARE },
  )

  function lookForPage() {
    if (location.pathname === path || document.hidden) return
    path = location.pathname
    noted = new Set()
    const pinId = pinOf(path)
    if (pinId !== undefined) queue.add(pinId, 'closeup')
  }

  function look() {
    lookForPage()
    for (const card of watched) {
      if (card.isConnected) continue
      watched.delete(card)
      observer.unobserve(card)
      leave(card)
    }
    for (const link of document.querySelectorAll(CARDS)) {
      const card = link.closest('article')
      if (card === null || watched.has(card)) continue
      watched.add(card)
      observer.observe(card)
    }
  }

  let settling: ReturnType<typeof setTimeout> | undefined
  const settle = () =>
    void (settling ??= setTimeout(() => {
      settling = undefined
      look()
    }, SETTLE_MILLISECONDS))

  const onFollowed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-leads-out]') : null
    if (link?.dataset['leadsOut'] !== undefined) queue.add(link.dataset['leadsOut'], 'outbound_click')
  }
  const onVisibility = () => {
    for (const card of watched) {
      leave(card)
      // Looked at anew, since the observer only tells of changes.
      observer.unobserve(card)
      if (!document.hidden) observer.observe(card)
    }
    if (document.hidden) queue.flush()
    else look()
  }

  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true })
  addEventListener('click', onFollowed, { capture: true })
  addEventListener('auxclick', onFollowed, { capture: true })
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', queue.flush)
  look()
}
