import { attribute } from './page-tree.ts'
import type { PageInventory, PictureElement } from './page-inventory.ts'
import { pictureAddress, type SourceOfPicture, sourcesOf } from './picture-sources.ts'
import { pictureKey } from './picture-key.ts'
import { isThing, listOf, numberOf, plainText, type Thing, webAddress } from './values.ts'

/** A picture that a page shows or names, before its pixels are looked at. */
export interface FoundPicture {
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly title: string | null
  readonly description: string | null
  /** What stands for the picture where it cannot be seen. */
  readonly alt: string | null
  readonly link: string | null
  /** The page's own metadata name it. */
  readonly isNamed: boolean
  /** How likely it is meant, among those that nothing names: what its area is multiplied by. */
  readonly weight: number
}

const smallestSide = 100
const LONGEST_WORDS = 800

/** Pictures with the likeliest first; what the site keeps for itself, and what cannot be meant, is left out. */
export function picturesOf(inventory: PageInventory, mains: readonly Thing[]): readonly FoundPicture[] {
  const { base } = inventory
  const closed = new Set(
    inventory.pictures.flatMap(({ isClosed, element, sources }) =>
      isClosed ? sourcesOf(element, sources, base).map(({ url }) => pictureKey(url)) : [],
    ),
  )
  const named = [
    ...namedByMetas(inventory),
    ...mains.flatMap((thing) => namedByThing(thing, base)),
    ...namedByLinks(inventory),
  ]
  const { good, general } = Object.groupBy(named, ({ url }) => (isGeneral(url) ? 'general' : 'good'))
  const shown = inventory.pictures.flatMap((picture, at) => (picture.isClosed ? [] : shownBy(picture, at, inventory)))
  const stand = (general ?? []).map((picture) => ({ ...picture, isNamed: false, weight: 0.1 }))
  const all = merged([
    ...(good ?? []),
    ...shown.toSorted((one, other) => likelihood(other) - likelihood(one)),
    ...stand,
  ])
  return all.filter(
    ({ url, width, height }) => !closed.has(pictureKey(url)) && !isBeacon(url) && !isSmall(width) && !isSmall(height),
  )
}

const isSmall = (side: number | null) => side !== null && side < smallestSide

/** Of pictures that nobody measured a usual area is thought. */
const likelihood = ({ width, height, weight }: FoundPicture) => (width ?? 400) * (height ?? 300) * weight

const bare = {
  width: null,
  height: null,
  title: null,
  description: null,
  alt: null,
  link: null,
  isNamed: true,
  weight: 1,
} as const

function namedByMetas({ metas, base }: PageInventory): FoundPicture[] {
  const found: FoundPicture[] = []
  for (const { name, content } of metas) {
    if (
      /^(og:image|og:image:url|og:image:secure_url|twitter:image|twitter:image:src|twitter:image0|thumbnail|sailthru\.image\.full|parsely-image-url|image)$/.test(
        name,
      )
    ) {
      const url = pictureAddress(content, base)
      if (url !== null) found.push({ ...bare, url })
    }
    // Its size and words follow the picture that they are of.
    const last = found.at(-1)
    const property = /^(?:og|twitter):image:(width|height|alt)$/.exec(name)?.[1]
    if (last === undefined || property === undefined) continue
    if (property === 'alt') {
      const alt = plainText(content, LONGEST_WORDS)
      if (alt !== null) found[found.length - 1] = { ...last, description: alt, alt }
      continue
    }
    const value = numberOf(content)
    if (value !== null && value !== 0) found[found.length - 1] = { ...last, [property]: value }
  }
  return found.slice(0, MOST_NAMED)
}

const MOST_NAMED = 30

/** Pictures of the thing that the page is about. */
export function namedByThing(thing: Thing, base: string): FoundPicture[] {
  const said = [thing['image'], thing['primaryImageOfPage'], thing['photo'], thing['thumbnailUrl'], thing['thumbnail']]
  return said
    .flatMap(listOf)
    .slice(0, MOST_NAMED)
    .flatMap((value) => {
      const isObject = isThing(value)
      const text = isObject ? (value['contentUrl'] ?? value['url'] ?? value['@id']) : value
      const [address] = listOf(text)
      const url = typeof address === 'string' ? pictureAddress(address, base) : null
      if (url === null) return []
      const size = isObject ? { width: numberOf(value['width']), height: numberOf(value['height']) } : {}
      const description =
        isObject && typeof value['caption'] === 'string' ? plainText(value['caption'], LONGEST_WORDS) : null
      return [{ ...bare, url, ...size, description }]
    })
}

function namedByLinks({ links, base }: PageInventory): FoundPicture[] {
  return links.flatMap(({ rel, href, element }) => {
    const isNamed =
      rel.includes('image_src') ||
      attribute(element, 'itemprop') === 'image' ||
      attribute(element, 'itemprop') === 'thumbnailUrl'
    const isPreload = rel.includes('preload') && attribute(element, 'as') === 'image'
    const url = isNamed || isPreload ? (sourcesOf(element, [], base)[0]?.url ?? pictureAddress(href, base)) : null
    return url === null ? [] : [{ ...bare, url, isNamed, weight: 1.2 }]
  })
}

const weights = { main: 1.5, page: 1, aside: 0.15 } as const

function shownBy(
  picture: PictureElement,
  at: number,
  { base, heading, title, pictures }: PageInventory,
): FoundPicture[] {
  const { element, sources, link, place, isAfterHeading } = picture
  const all = sourcesOf(element, sources, base)
  const [best] = all
  if (
    best === undefined ||
    all.some(({ width, height }) => width !== null && height !== null && width <= 3 && height <= 3)
  )
    return []
  const larger = largerOf(link, best, base)
  const alt = plainText(attribute(element, 'alt') ?? attribute(element, 'aria-label') ?? '', LONGEST_WORDS)
  const description = plainText(attribute(element, 'data-pin-description') ?? '', LONGEST_WORDS) ?? alt
  const pinLink = webAddress(attribute(element, 'data-pin-url'), base)
  const isOfHeading = alt !== null && [heading, title].some((words) => words !== null && sharesWords(alt, words))
  const weight =
    weights[place] *
    (1.5 - at / (2 * pictures.length)) *
    (isOfHeading ? 1.6 : 1) *
    (isAfterHeading ? 1.2 : 1) *
    (attribute(element, 'itemprop') === 'image' || attribute(element, 'data-pin-media') !== null ? 3 : 1) *
    (isGeneral(best.url) ? 0.1 : 1)
  return [
    {
      ...(larger ?? best),
      title: plainText(attribute(element, 'title') ?? '', 300),
      description,
      alt,
      link: pinLink,
      isNamed: false,
      weight,
    },
  ]
}

/** A picture that links to a picture shows a smaller copy of it. */
function largerOf(link: string | null, best: SourceOfPicture, base: string): SourceOfPicture | null {
  if (link === null || !/\.(jpe?g|png|webp|avif|gif)$/i.test(new URL(link).pathname)) return null
  const url = pictureAddress(link, base)
  return url === null || url === best.url ? null : { url, width: null, height: null }
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu))

function sharesWords(one: string, other: string): boolean {
  const words = wordsIn(one)
  const shared = [...wordsIn(other)].filter((word) => words.has(word)).length
  return shared >= 2 || (shared === 1 && words.size === 1)
}

/** What stands for the site, not for the page. */
const isGeneral = (url: string) =>
  /(^|[/_.-])(logo|logotype|favicon|placeholder|default|fallback|no-?image|social-?share|share-?image|og-?(image|default)|site-?icon|avatar|gravatar|spinner|loading|loader)([/_.-]|\d|$)/i.test(
    new URL(url).pathname,
  )

/** Pictures that only count who looks. */
const beacons =
  /(^|\.)(facebook\.com|doubleclick\.net|scorecardresearch\.com|google-analytics\.com|googletagmanager\.com|googleadservices\.com|bat\.bing\.com|pixel\.wp\.com|stats\.wp\.com|quantserve\.com|adnxs\.com|amazon-adsystem\.com|ct\.pinterest\.com|analytics\.\w+\.\w+|sb\.scorecardresearch\.com|hotjar\.com|criteo\.\w+|taboola\.com|outbrain\.com|matomo\.\w+|mc\.yandex\.ru|px\.ads\.linkedin\.com|t\.co)$/i
const isBeacon = (url: string) => {
  const { hostname, pathname } = new URL(url)
  return (
    beacons.test(hostname) ||
    /(^|[/_.-])(pixel|spacer|blank|transparent|clear|1x1|tracking|beacon|sprites?)([_.-]?\d*)?\.(gif|png|jpe?g|webp)$/i.test(
      pathname,
    )
  )
}

/** One of each: the first keeps its place and address, unless it is known to be a small copy. */
function merged(pictures: readonly FoundPicture[]): FoundPicture[] {
  const byKey = new Map<string, FoundPicture>()
  for (const picture of pictures) {
    const key = pictureKey(picture.url)
    const first = byKey.get(key)
    byKey.set(key, first === undefined ? picture : joined(first, picture))
  }
  return [...byKey.values()]
}

function joined(first: FoundPicture, other: FoundPicture): FoundPicture {
  const isCopy = first.isNamed
    ? isUnder(first.width, 200)
    : (other.width ?? 0) > (first.width ?? Number.POSITIVE_INFINITY)
  const better = isCopy && (other.width ?? Number.POSITIVE_INFINITY) > (first.width ?? 0) ? other : first
  return {
    ...first,
    url: better.url,
    width: better.width ?? (better.url === other.url ? other.width : null),
    height: better.height ?? (better.url === other.url ? other.height : null),
    title: first.title ?? other.title,
    description: first.description ?? other.description,
    alt: first.alt ?? other.alt,
    link: first.link ?? other.link,
    isNamed: first.isNamed || other.isNamed,
    weight: Math.max(first.weight, other.weight),
  }
}

const isUnder = (side: number | null, most: number) => side !== null && side < most
