import type { Pin } from '@pinfold/contract'
import { COLUMN_WIDTH, type CardSize } from '../../../ui/masonry/masonry-layout.ts'
import { hasFactLine } from '../page/fact-line.ts'

/** Height through width at which a picture is cut. */
export const TALLEST_RATIO = 2.4
/** Below this a card has no room for its buttons. */
const FLATTEST_RATIO = 0.3

const LINE = 20
const ABOVE_TITLE = 8
const PINNER_ROW = 32
/** Characters of ordinary width that fit into one line of a title at 236 pixels and on a phone, in wide system fonts. */
const LINE_FITS = 26
const PHONE_LINE_FITS = 20
/** Where the dots of the card stand at the end of the title's last line. */
const PHONE_LINE_FITS_BESIDE_DOTS = 17

/** How wide a text is, in characters of ordinary width; full-width scripts count double. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  )
}

const linesOf = (title: string, fits: number) => (title === '' ? 0 : widthOf(title) <= fits ? 1 : 2)

export interface PinCardSize extends CardSize {
  readonly lines: number
  readonly phoneLines: number
  /** Below the title stands a line about the page that the pin leads to. */
  readonly hasFacts: boolean
  /** The last one is the wall's. */
  readonly hasLine: boolean
  /** The picture is cut at the bottom. */
  readonly isTall: boolean
}

/** VR-17: trimmed and cut to 200 characters. */
export const gridTitle = (pin: Pick<Pin, 'grid_title' | 'title'>) => (pin.grid_title || pin.title).trim().slice(0, 200)

/**
 * Everything about a card's height is known before a picture or a font is loaded: nothing below it ever moves. A bare
 * card is its picture alone.
 */
export function pinCardSize(
  pin: Pick<Pin, 'images' | 'grid_title' | 'title' | 'rich_summary'>,
  showsPinner: boolean,
  isBare = false,
  hasOwnLine = false,
): PinCardSize {
  const { width, height } = pin.images.orig
  const exact = width > 0 && height > 0 ? height / width : 1
  const ratio = Math.round(Math.min(Math.max(exact, FLATTEST_RATIO), TALLEST_RATIO) * COLUMN_WIDTH) / COLUMN_WIDTH
  const title = isBare ? '' : gridTitle(pin)
  const lines = linesOf(title, LINE_FITS)
  const phoneLines = linesOf(title, showsPinner ? PHONE_LINE_FITS : PHONE_LINE_FITS_BESIDE_DOTS)
  const hasFacts = !isBare && hasFactLine(pin)
  const hasLine = !isBare && hasOwnLine
  const words = (count: number) => count + (hasFacts ? 1 : 0) + (hasLine ? 1 : 0)
  const below = (count: number) =>
    (words(count) > 0 ? ABOVE_TITLE + words(count) * LINE : 0) + (showsPinner ? PINNER_ROW : 0)
  const isTall = exact > TALLEST_RATIO
  return { ratio, fixed: below(lines), phoneFixed: below(phoneLines), lines, phoneLines, hasFacts, hasLine, isTall }
}
