import { escapeMarkup } from './markup.ts'
import { shownFilm } from './shown-film.ts'
import type { ShownThing } from './shown-thing.ts'

/** The largest frame that the other site has room for. */
export interface Room {
  readonly maxwidth?: number | undefined
  readonly maxheight?: number | undefined
}

/** Room for the picture at 236 pixels, the words below it, and the edges. */
const FRAME_WIDTH = 268
const WORDS_HEIGHT = 92
const EDGES = 32
const LIST_HEIGHT = 420
const CACHE_SECONDS = 3600

const within = (wanted: number, most: number | undefined) => (most === undefined ? wanted : Math.min(wanted, most))

/** The answer of the oEmbed protocol, version 1.0: a frame that shows the thing, with its picture beside it. */
export function oembedOf(origin: string, thing: ShownThing, isList: boolean, room: Room): object {
  const [pin] = thing.pins
  const film = isList || pin === undefined ? null : shownFilm(pin)
  const picture = pin?.images['236x']
  const isVeiled = pin?.sensitivity?.is_veiled === true
  const width = within(film ? film.width + EDGES : FRAME_WIDTH, room.maxwidth)
  const shown = film ? Math.max(width - EDGES, 0) * film.ratio : picture?.height
  const tall = isList || shown === undefined ? LIST_HEIGHT : Math.round(shown) + WORDS_HEIGHT + EDGES
  const height = within(tall, room.maxheight)
  const isFitting =
    !isVeiled &&
    picture !== undefined &&
    picture.width <= (room.maxwidth ?? picture.width) &&
    picture.height <= (room.maxheight ?? picture.height)
  return {
    version: '1.0',
    type: film ? 'video' : 'rich',
    provider_name: 'Pinfold',
    provider_url: `${origin}/`,
    title: thing.title,
    author_name: thing.author.name,
    author_url: origin + thing.author.path,
    url: origin + thing.path,
    cache_age: CACHE_SECONDS,
    html: frame(origin, thing, { width, height }),
    width,
    height,
    // A thumbnail must fit as well, or stay away.
    ...(isFitting && {
      thumbnail_url: new URL(picture.url, `${origin}/`).href,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
  }
}

/** The frame's page runs nothing: a film plays by the browser's own controls. What may leave it is a link that opens by itself. */
const frame = (origin: string, thing: ShownThing, size: { width: number; height: number }) =>
  `<iframe src="${escapeMarkup(origin + thing.framePath)}" title="${escapeMarkup(thing.title)}" width="${size.width}" ` +
  `height="${size.height}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" ` +
  `allowfullscreen style="border:0;max-width:100%"></iframe>`
