let isAwake = false

/** Lets the application come, once. */
export function wake(): void {
  if (isAwake) return
  const held = document.querySelector<HTMLScriptElement>('script[type="held-app"]')
  if (!held) {
    // Asked for before the page has arrived.
    addEventListener('DOMContentLoaded', wake, { once: true })
    return
  }
  isAwake = true
  for (const part of document.querySelectorAll<HTMLLinkElement>('link[rel="held-part"]')) part.rel = 'modulepreload'
  const app = document.createElement('script')
  app.type = 'module'
  app.nonce = held.nonce
  app.text = held.text
  document.head.append(app)
}

/** From now on the application does not come: the page is about to go. */
export function stayAsleep(): void {
  isAwake = true
  // What of it is on its way would take over a page that is not this address's.
  window.stop()
}

/** Calls back as soon as the application has taken the page over. */
export function onAlive(tell: () => void): void {
  const watcher = new MutationObserver(() => {
    watcher.disconnect()
    tell()
  })
  watcher.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}
