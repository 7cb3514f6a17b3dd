/** The site that an address is on, as claims name it: without `www.`, with a port of its own; null for none. */
export function siteDomainOf(address: string): string | null {
  const url = address === '' ? null : URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return url.host.replace(/^www\./, '').replace(/\.$/, '') || null
}

/** The site that somebody named, by an address on it or its name alone; what is neither stays as it is. */
export const namedSiteDomain = (named: string): string =>
  siteDomainOf(named) ?? siteDomainOf(`https://${named}`) ?? named
