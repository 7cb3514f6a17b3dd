/** What is still below the window counts as in it, or a long jump from below to above would change nothing. */
const BELOW_COUNTS = '0px 0px 1000000px 0px'

/** Has the document say whether the mark is scrolled away, for style sheets; answers what ends it. */
export function watchScrollMark(mark: Element): () => void {
  const look = ([entry]: readonly IntersectionObserverEntry[]) => {
    document.documentElement.toggleAttribute('data-past-mark', entry?.isIntersecting === false)
  }
  const watcher = new IntersectionObserver(look, { rootMargin: BELOW_COUNTS })
  watcher.observe(mark)
  return () => watcher.disconnect()
}
