import { parsePicturePath, type Pin, routes } from '@pinfold/contract'
import { Feed, type Item } from 'feed'
import { machineWords } from './machine.words.ts'
import { escapeMarkup, withoutUnwritable } from './markup.ts'
import { pageLine } from './page-line.ts'

/** The two ways to write a feed. */
export type FeedFormat = 'rss' | 'atom'

/** What a feed is of. Addresses are paths. */
export interface FeedOf {
  readonly title: string
  readonly description: string
  readonly author: { readonly name: string; readonly path: string }
  /** The page it stands for, and the feed's own address. */
  readonly path: string
  readonly feedPath: string
}

/** RSS 2.0 or Atom 1.0: each pin with its picture, newest first as they come. */
export function feedXml(format: FeedFormat, origin: string, of: FeedOf, pins: readonly Pin[]): string {
  const newest = pins[0]
  const feed = new Feed({
    id: origin + of.path,
    link: origin + of.path,
    title: withoutUnwritable(of.title),
    description: withoutUnwritable(of.description),
    generator: 'Pinfold',
    ttl: 60,
    feedLinks: { [format]: origin + of.feedPath },
    // Dated by its newest pin, not by now: as long as the pins stay the feed stays, and readers need not load it
    // again.
    updated: new Date(newest ? newest.created_at : 0),
    copyright: '',
    ...(format === 'atom' && { author: personOf(origin, of.author.name, of.author.path) }),
  })
  for (const pin of pins) feed.addItem(itemOf(format, origin, pin))
  return format === 'atom' ? feed.atom1() : feed.rss2().replace('<rss ', `<rss ${NAMESPACES} `)
}

const NAMESPACES = 'xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/"'

const personOf = (origin: string, name: string, path: string) => ({
  name: withoutUnwritable(name),
  link: origin + path,
})

function itemOf(format: FeedFormat, origin: string, pin: Pin): Item {
  const link = origin + routes.closeup.build({ pinId: pin.id })
  const author = personOf(origin, pin.pinner.full_name, routes.profile.build({ username: pin.pinner.username }))
  const title = withoutUnwritable(pin.title || pin.grid_title || machineWords.pin)
  const { url, width, height } = pin.images['736x']
  // A veiled picture has no address: readers are told of none.
  const picture = isVeiled(pin) ? null : { url: new URL(url, `${origin}/`).href, type: typeOf(url) }
  const film = filmOf(origin, pin)
  const item = {
    // Atom's titles are read as markup here.
    title: format === 'atom' ? escapeMarkup(title) : title,
    // The link alone, without an id: readers then tell items apart by it.
    link,
    description: withoutUnwritable(pictureMarkup(origin, link, pin)),
    date: new Date(pin.created_at),
    ...(picture && { enclosure: { ...(film?.file ?? picture), length: UNKNOWN_LENGTH } }),
  }
  if (format === 'atom') return { ...item, author: [author], published: item.date }
  return {
    ...item,
    // RSS itself wants an email address of an author.
    extensions: [
      { name: 'dc:creator', objects: { _text: author.name } },
      ...(picture === null
        ? []
        : [
            film
              ? { name: 'media:content', objects: { _attributes: { ...film.file, ...film.facts, medium: 'video' } } }
              : { name: 'media:content', objects: { _attributes: { ...picture, medium: 'image', width, height } } },
            ...(film
              ? [{ name: 'media:thumbnail', objects: { _attributes: { url: picture.url, width, height } } }]
              : []),
          ]),
    ],
  }
}

/** The film of a pin that readers can play: one file, not the ladder that only players of pages know. */
function filmOf(origin: string, pin: Pin) {
  const file = pin.videos?.video_list['V_720P']
  if (!file?.url.endsWith('.mp4')) return null
  const seconds = Math.round(file.duration / 1000)
  return {
    file: { url: new URL(file.url, `${origin}/`).href, type: 'video/mp4' },
    facts: { width: file.width, height: file.height, duration: seconds },
  }
}

/** RSS demands a length in bytes, and takes 0 where nobody counted. */
const UNKNOWN_LENGTH = 0

const isVeiled = ({ sensitivity }: Pin): boolean => sensitivity?.is_veiled === true

function imageOf(origin: string, pin: Pin): string {
  const { url, width, height } = pin.images['236x']
  const source = escapeMarkup(new URL(url, `${origin}/`).href)
  return `<img src="${source}" alt="${escapeMarkup(pin.alt_text ?? '')}" width="${width}" height="${height}">`
}

const pictureTypes: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif', webp: 'image/webp' }
const typeOf = (url: string): string =>
  pictureTypes[parsePicturePath(URL.parse(url, 'http://here')?.pathname ?? '')?.ext ?? ''] ?? 'image/jpeg'

function pictureMarkup(origin: string, link: string, pin: Pin): string {
  const picture = isVeiled(pin) ? escapeMarkup(machineWords.veiled) : imageOf(origin, pin)
  const words = [pageLine(pin), pin.description].map((text) => (text ? `<p>${escapeMarkup(text)}</p>` : ''))
  return `<a href="${escapeMarkup(link)}">${picture}</a>${words.join('')}`
}
