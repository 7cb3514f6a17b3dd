import type { PageInventory } from './page-inventory.ts'
import { plainText, type Thing, typesOf, webAddress, wordsOf } from './values.ts'

const LONGEST_TITLE = 300
const LONGEST_DESCRIPTION = 800

/** The words of a page. */
export interface PageWords {
  readonly title: string | null
  readonly description: string | null
  readonly siteName: string | null
  readonly iconUrl: string | null
}

/** What the page calls itself; its metadata first, then the thing that it is about, then what is shown. */
export function pageWords(
  inventory: PageInventory,
  main: Thing | null,
  things: readonly Thing[],
  pageUrl: string,
): PageWords {
  const meta = (...names: string[]) => {
    for (const name of names) {
      const content = inventory.metas.find((one) => one.name === name && one.content.trim() !== '')?.content
      const words = content === undefined ? null : plainText(content, LONGEST_DESCRIPTION)
      if (words !== null) return words
    }
    return null
  }
  const siteName =
    meta('og:site_name', 'application-name', 'apple-mobile-web-app-title', 'al:ios:app_name') ??
    wordsOf(things.find((thing) => typesOf(thing).includes('WebSite'))?.['name'], 100) ??
    wordsOf(main?.['publisher'], 100)
  const plainTitle = plainText(inventory.title ?? '', LONGEST_TITLE)
  const heading = plainText(inventory.heading ?? '', LONGEST_TITLE)
  const names = siteNames(siteName, pageUrl)
  const titles = [
    meta('og:title'),
    meta('twitter:title'),
    wordsOf(main?.['headline'] ?? main?.['name'], LONGEST_TITLE),
    plainTitle,
    heading,
    meta('title', 'dc.title', 'dcterms.title', 'sailthru.title'),
  ].filter((title) => title !== null)
  // Some pages give every page the name of the site.
  const title = titles.find((one) => !names.has(one.toLowerCase())) ?? titles[0] ?? null
  return {
    title: title === null ? null : cut(withoutSite(title, names), LONGEST_TITLE),
    description:
      meta('og:description', 'twitter:description', 'description', 'dc.description') ??
      wordsOf(main?.['description'], LONGEST_DESCRIPTION),
    siteName: siteName === null ? null : cut(siteName, 100),
    iconUrl: iconOf(inventory, pageUrl),
  }
}

/** How a site may be called at the end of its titles, in small letters. */
function siteNames(siteName: string | null, pageUrl: string): ReadonlySet<string> {
  const host = new URL(pageUrl).hostname.replace(/^www\./, '')
  return new Set([host, ...(siteName === null ? [] : [siteName.toLowerCase()])])
}

/** `Walnut bench | Oak and Co` is `Walnut bench` on the site Oak and Co. */
function withoutSite(title: string, names: ReadonlySet<string>): string {
  const parts = /^(.*\S)\s+[|·•–—:»~-]+\s+([^|·•–—»~]+)$/u.exec(title)
  return parts?.[1] !== undefined && names.has((parts[2] ?? '').trim().toLowerCase()) ? parts[1].trim() : title
}

const cut = (text: string, longest: number) => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`)

/** The icon that is large enough for a list; what every site has where it names none. */
function iconOf({ links, base }: PageInventory, pageUrl: string): string | null {
  const icons = links.flatMap(({ rel, href, element }) => {
    const url = webAddress(href, base)
    if (url === null || !rel.some((name) => /^(icon|apple-touch-icon(-precomposed)?)$/.test(name))) return []
    const sizes = element.attrs.find(({ name }) => name === 'sizes')?.value ?? ''
    const side = Number(/(\d+)x\d+/i.exec(sizes)?.[1] ?? (rel.some((name) => name.startsWith('apple')) ? 180 : 16))
    return [{ url, side: /\.svg$/i.test(new URL(url).pathname) ? 0 : side }]
  })
  const [best] = icons.toSorted((one, other) => other.side - one.side)
  return best?.url ?? webAddress('/favicon.ico', pageUrl)
}
