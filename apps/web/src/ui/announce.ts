let region: HTMLElement | null = null

/** One for the page; made with the first words, and readable while a dialog hides everything else. */
function regionOf(page: Document): HTMLElement {
  if (region?.isConnected) return region
  region = page.createElement('div')
  region.className = 'visually-hidden'
  region.role = 'status'
  region.ariaLive = 'polite'
  region.setAttribute('data-react-aria-top-layer', 'true')
  region.setAttribute('data-announcer', '')
  page.body.append(region)
  return region
}

/** Tells screen readers what happened, for what can be seen already. Call it in the browser only. */
export function announce(text: string): void {
  const place = regionOf(document)
  // Emptied first, so that the same words twice are said twice; readers miss what comes together with its region.
  place.textContent = ''
  setTimeout(() => (place.textContent = text), 50)
}
