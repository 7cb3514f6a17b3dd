/** A part of the window, in pixels from its top and left. */
interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Marks what sticks to the window's end and may not be covered: the phone's bar, composers, banners. */
export const AT_END = 'data-at-end'

/** A toast with the space around it. */
const REACH = 88

/**
 * How much of the window's end is taken by boxes that a toast would lie on, in pixels; at most half of it, so that a
 * toast never leaves the window. `across` is where the toast stands between left and right.
 */
export function takenAtEnd(windowHeight: number, across: Pick<Box, 'left' | 'right'>, boxes: readonly Box[]): number {
  const inWay = boxes
    .filter((box) => box.bottom > box.top && box.right > across.left && box.left < across.right)
    .toSorted((one, other) => other.bottom - one.bottom)
  let edge = windowHeight
  for (const box of inWay) if (box.bottom > edge - REACH && box.top < edge) edge = box.top
  return windowHeight - Math.max(edge, windowHeight / 2)
}
