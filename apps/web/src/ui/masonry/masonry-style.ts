import type { CSSProperties } from 'react'
import {
  COLUMN_WIDTH,
  type CardSize,
  type WallLayout,
  columnCounts,
  layOut,
  layOutPhone,
  pixelsOf,
  wallHeight,
} from './masonry-layout.ts'

/** A wall laid out for every column count at once, so that the page is right before any script runs. */
export interface Wall {
  readonly byCount: ReadonlyMap<number, WallLayout>
  readonly phone: WallLayout
}

/** Lays the cards out for every column count. */
export function buildWall(cards: readonly CardSize[]): Wall {
  return { byCount: new Map(columnCounts.map((count) => [count, layOut(cards, count)])), phone: layOutPhone(cards) }
}

const short = (value: number) => Number(value.toFixed(4))

/** `--cN` and `--yN` place a card among N columns; `--cp`, `--yf` and `--yo` among the phone's two. */
export function cardStyle(wall: Wall, index: number): CSSProperties {
  const style: Record<string, string | number> = {}
  for (const [count, layout] of wall.byCount) {
    const placement = layout.placements[index]
    if (!placement) continue
    style[`--c${count}`] = placement.column
    style[`--y${count}`] = `${short(pixelsOf(placement, COLUMN_WIDTH))}px`
  }
  const phone = wall.phone.placements[index]
  if (phone) Object.assign(style, { '--cp': phone.column, '--yf': short(phone.factor), '--yo': `${phone.offset}px` })
  return style
}

/** `--hN` is the height of the wall with N columns; the phone's is the larger of two fluid lengths. */
export function wallStyle(wall: Wall): CSSProperties {
  const style: Record<string, string | number> = {}
  for (const [count, layout] of wall.byCount) style[`--h${count}`] = `${short(wallHeight(layout, COLUMN_WIDTH))}px`
  for (const [index, end] of wall.phone.ends.entries()) {
    Object.assign(style, { [`--ef${index}`]: short(end.factor), [`--eo${index}`]: `${end.offset}px` })
  }
  return style
}
