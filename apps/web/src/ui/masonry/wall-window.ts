import { type Placement, columnsThatFit, phoneColumnWidth, pixelsOf } from './masonry-layout.ts'
import type { Wall } from './masonry-style.ts'

/** The cards to draw, by index in their order, for so many columns; null columns are the phone's. */
export interface WallWindow {
  readonly indexes: readonly number[]
  readonly columns: number | null
}

/** How a wall stands to the screen, in pixels. */
export interface Sight {
  readonly wallWidth: number
  /** How far the wall's top edge is above the screen's. */
  readonly scrolled: number
  readonly screenHeight: number
}

/** Screens that are drawn above and below the one in sight. */
const ABOVE = 0.6
const BELOW = 0.9
/** Pixels: the window moves by steps, so that most scroll events render nothing. */
const STEP = 120

/** Which cards are near enough to the screen to be drawn. */
export function wallWindow(wall: Wall, { wallWidth, scrolled, screenHeight }: Sight): WallWindow {
  const columns = columnsThatFit(wallWidth, wall.shape)
  const placements = (columns === null ? wall.phone : wall.byCount.get(columns))?.placements ?? []
  const columnWidth = columns === null ? phoneColumnWidth(wallWidth, wall.shape) : wall.shape.columnWidth
  const bottomOf = (index: number) => {
    const [card, placement] = [wall.cards[index], placements[index]]
    if (!card || !placement) return 0
    return (
      pixelsOf(placement, columnWidth) + card.ratio * columnWidth + (columns === null ? card.phoneFixed : card.fixed)
    )
  }
  const top = Math.round(scrolled / STEP) * STEP
  const from = top - screenHeight * ABOVE
  const end = firstBelow(placements, top + screenHeight * (1 + BELOW), columnWidth)
  let index = firstBelow(placements, from, columnWidth)
  const indexes = Array.from({ length: Math.max(end - index, 0) }, (_, offset) => index + offset)
  // Cards that begin above may reach in; once every column was passed by one that does not, none before it does.
  const passed = new Set<number>()
  while (index > 0 && passed.size < (columns ?? wall.shape.phoneColumns)) {
    index -= 1
    if (bottomOf(index) >= from) indexes.unshift(index)
    else passed.add(placements[index]?.column ?? 0)
  }
  return { indexes, columns }
}

/** The first placement at or below a height: later cards never start above earlier ones. */
function firstBelow(placements: readonly Placement[], height: number, columnWidth: number): number {
  let low = 0
  let high = placements.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const placement = placements[middle]
    if (placement && pixelsOf(placement, columnWidth) < height) low = middle + 1
    else high = middle
  }
  return low
}

/** The same cards in the same columns: nothing to render. */
export function isSameWindow(one: WallWindow | null, other: WallWindow): boolean {
  return (
    one !== null &&
    one.columns === other.columns &&
    one.indexes.length === other.indexes.length &&
    one.indexes.every((index, at) => index === other.indexes[at])
  )
}

/** What is drawn, in order: the window, and the card that holds the focus with its neighbours, so that Tab goes on. */
export function drawnIndexes({ indexes }: WallWindow, focused: number, length: number): readonly number[] {
  const wanted = focused < 0 ? [] : [focused - 1, focused, focused + 1]
  const missing = wanted.filter((index) => index >= 0 && index < length && !indexes.includes(index))
  const known = indexes.filter((index) => index < length)
  return missing.length === 0 ? known : [...known, ...missing].toSorted((one, other) => one - other)
}
