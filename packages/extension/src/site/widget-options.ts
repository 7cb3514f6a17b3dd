/** What may stand on a page of another site. */
export const widgetKinds = [
  'buttonPin',
  'buttonBookmark',
  'buttonFollow',
  'embedPin',
  'embedBoard',
  'embedUser',
] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** The attributes of an element, without `data-pin-`. */
export type Said = (name: string) => string

export interface ButtonLook {
  readonly isLarge: boolean
  readonly isRound: boolean
  /** The site draws it; only what it does is ours. */
  readonly isCustom: boolean
  readonly count: 'above' | 'beside' | 'none'
}

const isOn = (value: string) => value === 'true' || value === '1'

/** How a button looks, by both names that sites use for each. */
export function buttonLookOf(said: Said): ButtonLook {
  const count = said('count') || said('config')
  return {
    isLarge: isOn(said('tall')) || said('size') === 'large' || said('height') === '28',
    isRound: isOn(said('round')) || said('shape') === 'round',
    isCustom: isOn(said('custom')),
    count: count === 'above' || count === 'beside' ? count : 'none',
  }
}

export interface Size {
  readonly width: number
  readonly height: number
}

const pixels = (text: string, otherwise: number, least: number, most: number) => {
  const given = Number.parseInt(text, 10)
  return Number.isFinite(given) ? Math.min(Math.max(given, least), most) : otherwise
}

const HEADING = 92
const EDGES = 32
const pinWidths: Readonly<Record<string, number>> = { small: 236, medium: 345, large: 600 }

/** The frame of a Pin: its picture as wide as wished, and the words below. `ratio` is height by width. */
export function pinFrame(said: Said, ratio: number): Size {
  const width = (pinWidths[said('width')] ?? 236) + EDGES
  return { width, height: Math.round((width - EDGES) * ratio) + HEADING + EDGES }
}

/** The frame of a board or a profile. */
export const listFrame = (said: Said): Size => ({
  width: pixels(said('board-width'), 400, 130, 1200),
  height: pixels(said('scale-height'), 300, 60, 1200) + HEADING + EDGES,
})

/** What a list's frame is asked with, for pictures as wide as wished; nothing where that is left to it. */
export function scaleOf(said: Said): string {
  const scale = Number.parseInt(said('scale-width'), 10)
  return scale > 0 ? `?scale=${scale}` : ''
}
