import { type Pin, routes } from '@pinfold/contract'
import { Feed } from 'feed'
import { escapeMarkup, withoutUnwritable } from './markup.ts'

/** What a feed is of. Addresses are paths. */
export interface FeedOf {
  readonly title: string
  readonly description: string
  /** The page it stands for, and the feed's own address. */
  readonly path: string
  readonly feedPath: string
}

/** RSS 2.0: each pin with its picture, newest first as they come. */
export function feedXml(origin: string, of: FeedOf, pins: readonly Pin[]): string {
  const newest = pins[0]
  const feed = new Feed({
    id: origin + of.path,
    link: origin + of.path,
    title: withoutUnwritable(of.title),
    description: withoutUnwritable(of.description),
    generator: 'Pinfold',
    ttl: 60,
    feedLinks: { rss: origin + of.feedPath },
    // The same pins make the same feed, or nobody would ever have it already.
    updated: new Date(newest ? newest.created_at : 0),
    copyright: '',
  })
  for (const pin of pins) feed.addItem(itemOf(origin, pin))
  return feed.rss2()
}

function itemOf(origin: string, pin: Pin) {
  const link = origin + routes.closeup.build({ pinId: pin.id })
  return {
    title: withoutUnwritable(pin.title || pin.grid_title || 'Pin'),
    id: link,
    guid: link,
    link,
    description: withoutUnwritable(pictureMarkup(origin, link, pin)),
    date: new Date(pin.created_at),
  }
}

function pictureMarkup(origin: string, link: string, pin: Pin): string {
  const { url, width, height } = pin.images['236x']
  const source = escapeMarkup(new URL(url, `${origin}/`).href)
  const picture = `<img src="${source}" alt="${escapeMarkup(pin.alt_text ?? '')}" width="${width}" height="${height}">`
  const words = pin.description ? `<p>${escapeMarkup(pin.description)}</p>` : ''
  return `<a href="${escapeMarkup(link)}">${picture}</a>${words}`
}
