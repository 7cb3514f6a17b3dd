/** The site that an address is on, as claims name it: without `www.`, with a port of its own; null for none. */
export function siteDomainOf(address: string): string | null {
  const url = address === '' ? null : URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.host.replace(/^www\./, '').replace(/\.$/, '') || null
}
