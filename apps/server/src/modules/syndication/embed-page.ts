import { createHash } from 'node:crypto'
import { type Pin, routes } from '@pinfold/contract'
import { escapeMarkup } from './markup.ts'
import { type ShownFilm, shownFilm } from './shown-film.ts'
import { pageLine } from './page-line.ts'
import type { ShownThing } from './shown-thing.ts'
import { currentLanguage } from '@pinfold/words'
import { machineWords } from './machine.words.ts'

/** How wide pictures of lists are at least, in pixels. */
const SCALE = { usual: 96, least: 60, most: 236 } as const

const styleOf = (scale: number) => `
  :root { color-scheme: light dark; font: 14px/1.35 system-ui, sans-serif; }
  body { margin: 0; padding: 16px; background: light-dark(#fff, #191919); color: light-dark(#111, #f1f1f1); }
  a { color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { text-decoration: underline; }
  a:focus-visible { outline: 3px solid #0074e8; outline-offset: 2px; border-radius: 16px; }
  ul { list-style: none; margin: 0 0 12px; padding: 0; display: grid; gap: 8px;
    grid-template-columns: repeat(auto-fill, minmax(${scale}px, 1fr)); }
  ul.one { grid-template-columns: minmax(0, 236px); }
  video { display: block; width: 100%; height: auto; margin-bottom: 12px; border-radius: 16px; background: #111; }
  img { display: block; width: 100%; height: auto; border-radius: 16px; background: light-dark(#eee, #333); }
  ul:not(.one) img { aspect-ratio: 1; object-fit: cover; }
  h1 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
  p { margin: 4px 0 0; overflow-wrap: anywhere; }`

/** How wide pictures of a list become where a site wishes for so much. */
export const scaleOf = (wished: number = SCALE.usual): number => Math.min(Math.max(wished, SCALE.least), SCALE.most)

/** What the browser checks the page's one style by. */
const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The policy of pages that other sites show: no script, no form, nothing loaded but pictures. */
export const embedPolicy = (mediaOrigin: string, scale: number): string =>
  [
    "default-src 'none'",
    `img-src ${mediaOrigin}`,
    `media-src ${mediaOrigin}`,
    `style-src ${hashOf(styleOf(scale))}`,
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    'frame-ancestors *',
  ].join('; ')

/** A whole page for a frame: the thing's pictures, its name and whose it is. Links open beside the other site. */
export function embedPage(origin: string, thing: ShownThing, isList: boolean, scale: number): string {
  const [pin] = thing.pins
  const film = isList || pin === undefined ? null : shownFilm(pin)
  const pictures = film
    ? ''
    : thing.pins.map((each) => `<li>${linked(origin + pathOf(each), picture(origin, each))}</li>`).join('')
  return page(
    scale,
    thing.title,
    (film ? player(origin, film, thing.title) : '') +
      (pictures === '' ? '' : `<ul${isList ? '' : ' class="one"'}>${pictures}</ul>`) +
      `<h1>${linked(origin + thing.path, escapeMarkup(thing.title))}</h1>` +
      (isList ? '' : factsOf(thing)) +
      // The profile's name is its title already.
      (thing.author.path === thing.path
        ? `<p>${escapeMarkup(machineWords.onPinfold)}</p>`
        : `<p>${byline(origin, thing)}</p>`),
  )
}

/** What a pin costs, or which article it is. */
function factsOf({ pins: [pin] }: ShownThing): string {
  const line = pin === undefined ? '' : pageLine(pin)
  return line === '' ? '' : `<p>${escapeMarkup(line)}</p>`
}

/** Whose it is; all but the link is text. */
function byline(origin: string, { author }: ShownThing): string {
  const parts = machineWords.byOnPinfold({
    name: author.name,
    author: (name) => ({ link: linked(origin + author.path, escapeMarkup(name)) }),
  })
  return parts.map((part) => (typeof part === 'string' ? escapeMarkup(part) : part.link)).join('')
}

/** The page in a frame whose thing is hidden or missing; it does not tell which. */
export const missingEmbedPage = (scale: number): string =>
  page(scale, machineWords.notAvailable, `<h1>${escapeMarkup(machineWords.thisNotAvailable)}</h1>`)

const page = (scale: number, title: string, body: string) =>
  `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>` +
  `<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">` +
  `<style>${styleOf(scale)}</style></head><body><main>${body}</main></body></html>`

const pathOf = (pin: Pin) => routes.closeup.build({ pinId: pin.id })

const linked = (href: string, markup: string) =>
  `<a href="${escapeMarkup(href)}" target="_blank" rel="noopener">${markup}</a>`

/** Starts when somebody wants it; nothing of it is fetched before. */
function player(origin: string, { url, poster, ratio, width }: ShownFilm, title: string): string {
  const address = (path: string) => escapeMarkup(new URL(path, `${origin}/`).href)
  return (
    `<video controls playsinline preload="none" src="${address(url)}" poster="${address(poster)}" ` +
    `width="${width}" height="${Math.round(width * ratio)}" aria-label="${escapeMarkup(title)}"></video>`
  )
}

function picture(origin: string, pin: Pin): string {
  const { url, width, height } = pin.images['236x']
  const words = pin.sensitivity?.is_veiled ? machineWords.veiled : pin.alt_text || pin.title || machineWords.pin
  return `<img src="${escapeMarkup(new URL(url, `${origin}/`).href)}" alt="${escapeMarkup(words)}" width="${width}" height="${height}">`
}
