import { breakpoints } from '../breakpoints.ts'

/** What the layout must know of a card: its height is `ratio * width + fixed`, with another `fixed` on phones. */
export interface CardSize {
  /** Height of the picture divided by its width. */
  readonly ratio: number
  /** Pixels below the picture on columns of `COLUMN_WIDTH`. */
  readonly fixed: number
  /** Pixels below the picture on the phone's narrower columns. */
  readonly phoneFixed: number
}

/** A length that grows with the column width: `factor * columnWidth + offset` pixels. */
export interface FluidLength {
  readonly factor: number
  readonly offset: number
}

/** Where a card stands: its column, and its top edge. */
export interface Placement extends FluidLength {
  readonly column: number
}

/** A wall for one number of columns. */
export interface WallLayout {
  readonly placements: readonly Placement[]
  /** Where each column ends; the wall is as high as the longest, and which that is may change with the width. */
  readonly ends: readonly FluidLength[]
}

/** Pixels; the usual column width of everything wider than a phone. */
export const COLUMN_WIDTH = 236
export const GUTTER = 16
export const PHONE_GUTTER = 8
/** Width in pixels below which a wall has the phone's two fluid columns. */
export const PHONE_BELOW = breakpoints.phone
export const LEAST_COLUMNS = 2
export const MOST_COLUMNS = 12

/** How wide a wall's columns are. */
export interface WallShape {
  /** Pixels, on everything wider than a phone. */
  readonly columnWidth: number
  readonly phoneColumns: number
  /** Phone columns are fluid, so cards are dealt out for this width and then keep their column at every width. */
  readonly phoneReference: number
  /** The styles that belong to it, where they are not the usual ones. */
  readonly className?: string | undefined
}

/** The usual wall. */
export const regularShape: WallShape = { columnWidth: COLUMN_WIDTH, phoneColumns: 2, phoneReference: 183 }

/** Every column count that a wide wall can have, narrowest first. */
export const columnCounts: readonly number[] = Array.from(
  { length: MOST_COLUMNS - LEAST_COLUMNS + 1 },
  (_, index) => LEAST_COLUMNS + index,
)

/** How many columns fit into a wall of so many pixels, with 8 pixels free at each side; null means the phone's layout. */
export function columnsThatFit(wallWidth: number, { columnWidth }: WallShape = regularShape): number | null {
  if (wallWidth < PHONE_BELOW) return null
  // Thirds of pixels do not add up to whole ones.
  const fitting = Math.floor(wallWidth / (columnWidth + GUTTER) + 1e-6)
  return Math.min(Math.max(fitting, LEAST_COLUMNS), MOST_COLUMNS)
}

/** Width in pixels of one of the phone's columns in a wall of so many pixels. */
export function phoneColumnWidth(wallWidth: number, { phoneColumns }: WallShape = regularShape): number {
  return (wallWidth - (phoneColumns + 1) * PHONE_GUTTER) / phoneColumns
}

interface Deal {
  readonly columns: number
  readonly gutter: number
  readonly width: number
  readonly fixedOf: (card: CardSize) => number
}

const dealOf = (columns: number, { columnWidth }: WallShape): Deal => ({
  columns,
  gutter: GUTTER,
  width: columnWidth,
  fixedOf: (card) => card.fixed,
})

const phoneDealOf = ({ phoneColumns, phoneReference }: WallShape): Deal => ({
  columns: phoneColumns,
  gutter: PHONE_GUTTER,
  width: phoneReference,
  fixedOf: (card) => card.phoneFixed,
})

/**
 * Deals each card to the column that ends highest, leftmost first, so a longer list never moves the cards before. A wall
 * of thousands is dealt anew for every column count when one card moves, so this makes no object but the placements.
 */
function deal(cards: readonly CardSize[], { columns, gutter, width, fixedOf }: Deal, before?: WallLayout): WallLayout {
  const endOf = (column: number) => before?.ends[column] ?? { factor: 0, offset: 0 }
  const factors = Array.from({ length: columns }, (_, column) => endOf(column).factor)
  const offsets = Array.from({ length: columns }, (_, column) => endOf(column).offset)
  const bottoms = factors.map((_, column) => pixelsOf(endOf(column), width))
  const added = cards.map((card): Placement => {
    let column = 0
    let best = Number.POSITIVE_INFINITY
    for (let index = 0; index < columns; index += 1) {
      const bottom = bottoms[index] ?? 0
      // Half a pixel of tolerance: sums of the same heights in another order must not differ by rounding.
      if (bottom >= best - 0.5) continue
      best = bottom
      column = index
    }
    const factor = factors[column] ?? 0
    const end = offsets[column] ?? 0
    // The first of a column has no gutter above it.
    const offset = factor === 0 && end === 0 ? 0 : end + gutter
    factors[column] = factor + card.ratio
    offsets[column] = offset + fixedOf(card)
    bottoms[column] = (factor + card.ratio) * width + offset + fixedOf(card)
    return { column, factor, offset }
  })
  const ends = factors.map((factor, column): FluidLength => ({ factor, offset: offsets[column] ?? 0 }))
  return { placements: before ? [...before.placements, ...added] : added, ends }
}

/** The wall with so many columns; `before` is a wall of the same columns that these cards go below. */
export function layOut(
  cards: readonly CardSize[],
  columns: number,
  before?: WallLayout,
  shape: WallShape = regularShape,
): WallLayout {
  return deal(cards, dealOf(columns, shape), before)
}

/** The phone's wall: a few columns of any width. */
export function layOutPhone(
  cards: readonly CardSize[],
  before?: WallLayout,
  shape: WallShape = regularShape,
): WallLayout {
  return deal(cards, phoneDealOf(shape), before)
}

/** A fluid length in pixels. */
export function pixelsOf(length: FluidLength, columnWidth: number): number {
  return length.factor * columnWidth + length.offset
}

/** The height of a wall in pixels. */
export function wallHeight(wall: WallLayout, columnWidth: number): number {
  return Math.max(...wall.ends.map((end) => pixelsOf(end, columnWidth)))
}
