/** Where a link leads: the site, and the page without what only counts visits. */
export interface Led {
  readonly host: string
  /** Null for the first page of a site. */
  readonly page: string | null
}

const MOST = 10
const written =
  /(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:\/[^\s<>"'）)]*)?/giu

/** Addresses in a text, also where they are written without `https`; the first ones. */
export function linksIn(text: string): Led[] {
  const found = text.normalize('NFKC').match(written) ?? []
  return found
    .slice(0, MOST)
    .flatMap((address) => ledBy(/^https?:/i.test(address) ? address : `https://${address}`) ?? [])
}

/** Where an address leads; null for what is none. */
export function ledBy(address: string): Led | null {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '')
  if (!host.includes('.')) return null
  const path = url.pathname.replace(/\/+$/, '')
  const asked = [...url.searchParams]
    .filter(([name]) => !/^(utm_|fbclid|gclid|ref$)/.test(name))
    .map(([name, value]) => `${name}=${value}`)
  return { host, page: path === '' && asked.length === 0 ? null : `${host}${path}?${asked.toSorted().join('&')}` }
}

/** The host and each domain above it: `a.b.example`, `b.example`, `example`. */
export const domainsOf = (host: string): string[] => {
  const parts = host.toLowerCase().split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}
