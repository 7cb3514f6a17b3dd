import { attribute, type Element, type Node, textIn, walk } from './page-tree.ts'
import type { PageLine } from './recipe-facts.ts'
import { webAddress } from './values.ts'

/** Where on a page something stands. */
export type PagePlace = 'main' | 'page' | 'aside'

/** An element that may show a picture, with what lies around it. */
export interface PictureElement {
  readonly element: Element
  readonly place: PagePlace
  /** Where the link around it leads. */
  readonly link: string | null
  /** What the site says of it, by itself or around it. */
  readonly isClosed: boolean
  /** The `picture` around it. */
  readonly sources: readonly Element[]
  readonly isAfterHeading: boolean
}

/** What one look over a page's tree finds. */
export interface PageInventory {
  readonly base: string
  readonly metas: readonly { readonly name: string; readonly content: string; readonly element: Element }[]
  readonly links: readonly { readonly rel: readonly string[]; readonly href: string; readonly element: Element }[]
  readonly scripts: readonly string[]
  readonly title: string | null
  readonly heading: string | null
  readonly pictures: readonly PictureElement[]
  readonly lines: readonly PageLine[]
  readonly hasItems: boolean
}

interface Around {
  readonly place: PagePlace
  readonly link: string | null
  readonly isClosed: boolean
  readonly picture: Element[] | null
  readonly isInHead: boolean
}

/** Beyond that a page is no page but a list. */
const MOST_PICTURES = 3000
const MOST_LINES = 3000

/** One walk over the page. */
export function inventoryOf(root: Node, pageUrl: string): PageInventory {
  const metas: PageInventory['metas'][number][] = []
  const links: PageInventory['links'][number][] = []
  const scripts: string[] = []
  const pictures: PictureElement[] = []
  const lines: PageLine[] = []
  let base = pageUrl
  let hasBase = false
  let title: string | null = null
  let heading: string | null = null
  let hasItems = false
  const start: Around = { place: 'page', link: null, isClosed: false, picture: null, isInHead: false }

  walk<Around>(root, start, (element, around) => {
    const { tagName } = element
    hasItems ||= attribute(element, 'itemscope') !== null || attribute(element, 'typeof') !== null
    switch (tagName) {
      case 'base': {
        const href = hasBase ? null : webAddress(attribute(element, 'href'), pageUrl)
        if (href !== null) [base, hasBase] = [href, true]
        return around
      }
      case 'meta': {
        const name = attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop')
        const content = attribute(element, 'content')
        if (name !== null && content !== null) metas.push({ name: name.trim().toLowerCase(), content, element })
        return around
      }
      case 'link': {
        const rel = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/)
        links.push({ rel, href: attribute(element, 'href') ?? '', element })
        return around
      }
      case 'script':
        if (/ld\+json/i.test(attribute(element, 'type') ?? '')) scripts.push(rawText(element))
        return around
      case 'title':
        // Drawings in a page have titles, too.
        if (element.namespaceURI.endsWith('xhtml')) title ??= textIn(element, 1000)
        return around
      case 'h1':
        if (textIn(element, 400).trim() !== '') heading ??= textIn(element, 400)
        break
      case 'picture':
        return { ...inside(element, around, base), picture: [] }
      case 'source':
        around.picture?.push(element)
        return around
    }
    if (lines.length < MOST_LINES) {
      if (/^(h[2-6]|legend|dt)$/.test(tagName) || isNamedGroup(element))
        lines.push({ kind: 'heading', text: textIn(element, 200) })
      else if (tagName === 'li' || /ingredient/i.test(attribute(element, 'itemprop') ?? ''))
        lines.push({ kind: 'item', text: textIn(element, 400) })
    }
    const inner = inside(element, around, base)
    if (pictures.length < MOST_PICTURES && mayShowPicture(element))
      pictures.push({ ...inner, element, sources: around.picture ?? [], isAfterHeading: heading !== null })
    return inner
  })
  return { base, metas, links, scripts, title, heading, pictures, lines, hasItems }
}

const rawText = (element: Element) =>
  element.childNodes.map((node) => ('value' in node && node.nodeName === '#text' ? node.value : '')).join('')

const isNamedGroup = (element: Element) =>
  /group-?(name|title|header)|ingredients?-?(header|heading|title)/i.test(attribute(element, 'class') ?? '')

const pictureTags: ReadonlySet<string> = new Set(['img', 'amp-img', 'image', 'input', 'video'])

const mayShowPicture = (element: Element) =>
  pictureTags.has(element.tagName) ||
  /url\s*\(/i.test(attribute(element, 'style') ?? '') ||
  element.attrs.some(({ name, value }) => name.startsWith('data-') && /(bg|background)/.test(name) && value !== '')

const asides =
  /(^|[-_ ])(nav|navbar|menu|footer|sidebar|side-bar|widget|related|recommend(ed|ations?)?|upsells?|cross-?sells?|also-?(like|bought|viewed)|comments?|avatar|author|bio|byline|logo|brand-?logo|icons?|badges?|payments?|social|share|sharing|ads?|advert\w*|banner|sponsor\w*|promo|newsletter|breadcrumbs?|cookie|popup|modal|thumbs?|trending|popular|more-from|read-?next|suggested|flags?|emoji|smil(ey|ies))($|[-_ ])/i
const mains =
  /(^|[-_ ])(main|content|article|post|entry|product|gallery|hero|recipe|story|featured|detail|figure|lightbox|carousel|slider)($|[-_ ])/i

function inside(element: Element, around: Around, base: string): Around {
  const { tagName } = element
  const isClosed =
    around.isClosed || attribute(element, 'data-pin-nopin') !== null || attribute(element, 'nopin') !== null
  const link = tagName === 'a' ? (webAddress(attribute(element, 'href'), base) ?? around.link) : around.link
  const place = placeOf(element, around.place)
  return { ...around, isClosed, link, place }
}

function placeOf(element: Element, outer: PagePlace): PagePlace {
  const { tagName } = element
  // Whole pages are named after what stands at their side.
  if (tagName === 'main') return 'main'
  if (outer === 'aside' || /^(nav|footer|aside)$/.test(tagName)) return 'aside'
  const named = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  if (tagName === 'body' || tagName === 'html') return 'page'
  if (asides.test(named) || (tagName === 'header' && outer === 'page')) return 'aside'
  const isMain = tagName === 'main' || tagName === 'article' || tagName === 'figure' || mains.test(named)
  return isMain || /^(Product|Recipe|Article)$/i.test(attribute(element, 'itemtype')?.replace(/^.*\//, '') ?? '')
    ? 'main'
    : outer
}
