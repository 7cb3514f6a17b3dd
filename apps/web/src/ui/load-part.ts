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
  for (let tries = 0; ; tries += 1) {
    if (isOffLine()) await backOnLine()
    try {
      return await load()
    } catch (error) {
      const wait = WAITS[tries]
      if (wait === undefined) throw error
      if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, wait))
      else await backOnLine()
      askAgainForStyles()
    }
  }
}

/** Styles that did not come are not asked for again by whoever asks again for the code. */
function askAgainForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode())
}
