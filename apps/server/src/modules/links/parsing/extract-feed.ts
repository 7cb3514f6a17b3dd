import sax from 'sax'
import type { PageSource } from './extract-page.ts'
import { attribute, treeOf, walk } from './page-tree.ts'
import { plainText, webAddress } from './values.ts'

/** One entry of a feed, made plain. */
export interface FeedEntry {
  /** What the feed calls it, whatever else of it changes. */
  readonly key: string
  readonly link: string
  readonly title: string
  readonly description: string
  readonly pictureUrl: string | null
}

/** A feed in its own order, which is mostly the newest first; null for what is none. */
export type ExtractedFeed = { readonly entries: readonly FeedEntry[] } | null

const MOST_ENTRIES = 500
const LONGEST_TEXT = 200_000
const LONGEST_TITLE = 100
const LONGEST_DESCRIPTION = 500
const LONGEST_KEY = 2048
const roots: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf:rdf'])
const items: ReadonlySet<string> = new Set(['item', 'entry'])

interface Draft {
  readonly texts: Map<string, string>
  readonly pictures: string[]
  link: string
}

/** Reads RSS 2.0 and 1.0 and Atom, well written or not. Runs where pages are parsed: a hostile feed may cost much. */
export function extractFeed({ bytes, contentType, url }: PageSource): ExtractedFeed {
  const parser = sax.parser(false, { lowercase: true, trim: false })
  const entries: FeedEntry[] = []
  const path: string[] = []
  let isFeed = false
  let draft: Draft | null = null
  let depth = 0

  const open = ({ name, attributes }: sax.Tag | sax.QualifiedTag) => {
    if (path.length === 0) isFeed = roots.has(name)
    path.push(name)
    if (draft === null) {
      if (!items.has(name) || !isFeed || entries.length >= MOST_ENTRIES) return
      draft = { texts: new Map(), pictures: [], link: '' }
      depth = path.length
    } else noteTag(draft, name, attributes)
  }
  const hear = (text: string) => {
    // What stands deeper belongs to parts that are not read, but for the words of Atom's own markup.
    const name = draft === null ? undefined : path[depth]
    if (draft === null || name === undefined) return
    const before = draft.texts.get(name) ?? ''
    if (before.length < LONGEST_TEXT) draft.texts.set(name, before + text.slice(0, LONGEST_TEXT - before.length))
  }
  const close = () => {
    path.pop()
    if (draft === null || path.length >= depth) return
    const entry = entryOf(draft, url)
    if (entry !== null) entries.push(entry)
    draft = null
  }
  Object.assign(parser, {
    // What is written wrongly is passed over: half of a feed is better than none.
    onerror: () => parser.resume(),
    onopentag: open,
    ontext: hear,
    oncdata: hear,
    onclosetag: close,
  })
  parser.write(decoded(bytes, contentType)).close()
  return isFeed ? { entries } : null
}

/** Links and pictures stand in attributes. */
function noteTag(draft: Draft, name: string, attributes: Record<string, unknown>): void {
  const said = (key: string) => (typeof attributes[key] === 'string' ? attributes[key] : '')
  const isPicture = said('type').startsWith('image/') || said('medium') === 'image'
  if (name === 'link' && ['', 'alternate'].includes(said('rel')) && draft.link === '') draft.link = said('href')
  if (name === 'link' && said('rel') === 'enclosure' && isPicture) draft.pictures.push(said('href'))
  if (name === 'enclosure' && (isPicture || /\.(jpe?g|png|webp|gif|avif)(\?|$)/i.test(said('url'))))
    draft.pictures.push(said('url'))
  if (name === 'media:content' && (isPicture || /\.(jpe?g|png|webp|gif|avif)(\?|$)/i.test(said('url'))))
    draft.pictures.unshift(said('url'))
  if (name === 'media:thumbnail') draft.pictures.push(said('url'))
}

function entryOf({ texts, pictures, link: tagged }: Draft, base: string): FeedEntry | null {
  const text = (...names: string[]) =>
    names.map((name) => texts.get(name)?.trim() ?? '').find((each) => each !== '') ?? ''
  const guid = text('guid', 'id')
  const link = webAddress(tagged || text('link') || guid, base)
  if (link === null) return null
  const content = text('content:encoded', 'content', 'description', 'summary')
  const picture = [...pictures, ...picturesIn(content)]
    .map((each) => webAddress(each, link))
    .find((each) => each !== null)
  return {
    key: (guid || link).slice(0, LONGEST_KEY),
    link,
    title: plainText(text('title'), LONGEST_TITLE) ?? '',
    description: plainText(text('description', 'summary', 'content', 'content:encoded'), LONGEST_DESCRIPTION) ?? '',
    pictureUrl: picture ?? null,
  }
}

/** The first pictures of an entry's own markup. */
function picturesIn(content: string): string[] {
  if (!/<img\b/i.test(content)) return []
  const found: string[] = []
  walk<null>(treeOf(content), null, (element) => {
    const isPixel = ['1', '0'].includes(attribute(element, 'width') ?? '')
    if (element.tagName === 'img' && !isPixel && found.length < 3) found.push(attribute(element, 'src') ?? '')
    return null
  })
  return found
}

/** In the encoding that the answer or the document says; UTF-8 otherwise. */
function decoded(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const name = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? /encoding=["']([\w-]+)/i.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
