/** Milliseconds before each further try; after the last one the failure is thrown. */
const WAITS = [500, 2000, 8000]

/** A server's program has no such word, and always goes on. */
const isOffLine = () => 'onLine' in navigator && !navigator.onLine
const backOnLine = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/**
 * Loads the code of a part of the page. Without a network that begins when it is back: browsers keep in mind for as long
 * as the page lives that a file did not come. Where it fails nevertheless it is tried again a few times: a part that
 * comes late must not take the page down that is there.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const failed = new Set<EventTarget | null>()
  const note = ({ target }: Event) => failed.add(target)
  const page = typeof document === 'undefined' ? null : document
  page?.addEventListener('error', note, true)
  try {
    for (let tries = 0; ; tries += 1) {
      if (isOffLine()) await backOnLine()
      try {
        return await load()
      } catch (error) {
        const wait = WAITS[tries]
        if (wait === undefined) throw error
        if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, wait))
        else await backOnLine()
        askAgainForStyles(failed)
      }
    }
  } finally {
    page?.removeEventListener('error', note, true)
  }
}

/**
 * Styles that did not come are not asked for again by whoever asks again for the code. Those that are on their way stay:
 * who waits for them listens to that very link.
 */
function askAgainForStyles(failed: Iterable<EventTarget | null>): void {
  for (const each of failed) if (isEmptyLink(each)) each.replaceWith(each.cloneNode())
}

const isEmptyLink = (target: EventTarget | null): target is HTMLLinkElement =>
  target !== null && 'sheet' in target && target.sheet === null && 'rel' in target && target.rel === 'stylesheet'
