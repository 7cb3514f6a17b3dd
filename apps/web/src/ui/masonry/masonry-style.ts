import type { CSSProperties } from 'react'
import {
  type CardSize,
  type Placement,
  type WallLayout,
  type WallShape,
  columnCounts,
  layOut,
  layOutPhone,
  pixelsOf,
  regularShape,
  wallHeight,
} from './masonry-layout.ts'

/** A wall laid out for every column count at once, so that the page is right before any script runs. */
export interface Wall {
  readonly cards: readonly CardSize[]
  readonly byCount: ReadonlyMap<number, WallLayout>
  readonly phone: WallLayout
  readonly shape: WallShape
}

/** Lays the cards out for every column count, below those of `before`, whose placements stay the same objects. */
export function buildWall(cards: readonly CardSize[], before?: Wall, shape: WallShape = regularShape): Wall {
  return {
    cards: before ? [...before.cards, ...cards] : cards,
    byCount: new Map(columnCounts.map((count) => [count, layOut(cards, count, before?.byCount.get(count), shape)])),
    phone: layOutPhone(cards, before?.phone, shape),
    shape,
  }
}

const short = (value: number) => Math.round(value * 10_000) / 10_000

type Variables = Record<`--${string}`, string | number>

const phoneStyle = ({ column, factor, offset }: Placement): Variables => ({
  '--cp': column,
  '--yf': short(factor),
  '--yo': `${offset}px`,
})
const styleAmong = (count: number, placement: Placement, { columnWidth }: WallShape): Variables => ({
  [`--c${count}`]: placement.column,
  [`--y${count}`]: `${short(pixelsOf(placement, columnWidth))}px`,
})

// A placement outlives the growth of its wall, and with it the style object: cards that stay need no new one.
const fullStyles = new WeakMap<Placement, Variables>()
const leanStyles = new WeakMap<Placement, Variables>()

function remembered(known: WeakMap<Placement, Variables>, placement: Placement, make: () => Variables): CSSProperties {
  const style = known.get(placement) ?? make()
  known.set(placement, style)
  return style
}

/** Places a card for every column count: `--cN` and `--yN` among N columns; `--cp`, `--yf` and `--yo` on phones. */
export function cardStyle(wall: Wall, index: number): CSSProperties {
  const phone = wall.phone.placements[index]
  if (!phone) return {}
  return remembered(fullStyles, phone, () => {
    const style = phoneStyle(phone)
    for (const [count, { placements }] of wall.byCount) {
      const placement = placements[index]
      if (placement) Object.assign(style, styleAmong(count, placement, wall.shape))
    }
    return style
  })
}

/** `cardStyle` as the text of a style attribute. */
export function cardStyleText(wall: Wall, index: number): string {
  const phone = wall.phone.placements[index]
  if (!phone) return ''
  let text = `--cp:${phone.column};--yf:${short(phone.factor)};--yo:${phone.offset}px`
  for (const [count, { placements }] of wall.byCount) {
    const placement = placements[index]
    if (placement === undefined) continue
    text += `;--c${count}:${placement.column};--y${count}:${short(pixelsOf(placement, wall.shape.columnWidth))}px`
  }
  return text
}

/** Places a card for one column count only; null is the phone's. */
export function leanCardStyle(wall: Wall, index: number, columns: number | null): CSSProperties {
  const placement = (columns === null ? wall.phone : wall.byCount.get(columns))?.placements[index]
  if (!placement) return {}
  return remembered(leanStyles, placement, () =>
    columns === null ? phoneStyle(placement) : styleAmong(columns, placement, wall.shape),
  )
}

/** `--hN` is the height of the wall with N columns; the phone's is the largest of a few fluid lengths. */
export function wallStyle(wall: Wall): CSSProperties {
  const style: Record<string, string | number> = {}
  for (const [count, layout] of wall.byCount)
    style[`--h${count}`] = `${short(wallHeight(layout, wall.shape.columnWidth))}px`
  for (const [index, end] of wall.phone.ends.entries()) {
    Object.assign(style, { [`--ef${index}`]: short(end.factor), [`--eo${index}`]: `${end.offset}px` })
  }
  return style
}
