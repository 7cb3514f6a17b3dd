interface Arrival {
  /** The page that a link was followed on; '' where the browser does not say. */
  readonly referrer: string
  /** The address's query. */
  readonly search: string
  readonly origin: string
}

/** Whether a link outside this site led here: the page it is on says so, or its address names a campaign. */
export function isLedFromOutside({ referrer, search, origin }: Arrival): boolean {
  if (new URLSearchParams(search).has('utm_source')) return true
  const from = URL.parse(referrer)
  return from !== null && from.origin !== origin
}
