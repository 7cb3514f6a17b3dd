/** A box in the window, in pixels from its left and top. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Direction = 'down' | 'up' | 'left' | 'right'

const GAP = 8
const opposite: Readonly<Record<Direction, Direction>> = { down: 'up', up: 'down', left: 'right', right: 'left' }

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** Where a message of a size stands beside a box: to its side, else to the other one, and inside of the window. */
export function placeBeside(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  wanted: Direction,
): Pick<Box, 'left' | 'top'> {
  const room: Readonly<Record<Direction, number>> = {
    down: view.height - anchor.top - anchor.height - size.height,
    up: anchor.top - size.height,
    right: view.width - anchor.left - anchor.width - size.width,
    left: anchor.left - size.width,
  }
  const fits = (side: Direction) => room[side] >= 2 * GAP
  // Narrow windows have no room at the sides of anything.
  const side = [wanted, opposite[wanted], 'down' as const, 'up' as const].find(fits) ?? 'down'
  const isBelowOrAbove = side === 'down' || side === 'up'
  const left = isBelowOrAbove
    ? anchor.left + (anchor.width - size.width) / 2
    : side === 'right'
      ? anchor.left + anchor.width + GAP
      : anchor.left - size.width - GAP
  const top = isBelowOrAbove
    ? side === 'down'
      ? anchor.top + anchor.height + GAP
      : anchor.top - size.height - GAP
    : anchor.top + (anchor.height - size.height) / 2
  return {
    left: between(GAP, left, Math.max(GAP, view.width - size.width - GAP)),
    top: between(GAP, top, Math.max(GAP, view.height - size.height - GAP)),
  }
}
