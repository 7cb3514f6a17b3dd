import type { SmallPicture } from './find-within.ts'

/** So far from its own mean a line of a border may be off, of 255: what compression and scaling do to one colour. */
const OFF = 14
/** Of the pixels of a line, so many may be off all the same. */
const MOST_OFF = 0.02
/** A border takes at most so much of a side; what is left otherwise is no picture. */
const WIDEST = 0.35
/** Less is a line that scaling left. */
const NARROWEST = 0.01

/** How many lines of a picture are its border, from each side. */
export interface PlainBorder {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/**
 * The plain border of a picture: lines of one colour from its sides on, each side for itself, since films have it above and below
 * only. Null where there is none. The line where border and picture meet holds some of both, and counts as border.
 */
export function plainBorder(picture: SmallPicture): PlainBorder | null {
  const { width, height } = picture
  const row = (y: number) => ({ from: y * width, step: 1, count: width })
  const column = (x: number) => ({ from: x, step: width, count: height })
  const sides = {
    top: linesOf(picture, height, row),
    bottom: linesOf(picture, height, (at) => row(height - 1 - at)),
    left: linesOf(picture, width, column),
    right: linesOf(picture, width, (at) => column(width - 1 - at)),
  }
  return sides.top + sides.bottom + sides.left + sides.right === 0 ? null : sides
}

interface Line {
  readonly from: number
  readonly step: number
  readonly count: number
}

function linesOf(picture: SmallPicture, count: number, lineAt: (at: number) => Line): number {
  const most = Math.floor(count * WIDEST)
  const color = meanOf(picture, lineAt(0))
  let lines = 0
  while (lines < most && isPlain(picture, lineAt(lines), color)) lines += 1
  // A ground that goes on is what the picture shows, not what stands around it.
  return lines < Math.max(1, count * NARROWEST) || lines === most ? 0 : lines + 1
}

function meanOf({ data }: SmallPicture, { from, step, count }: Line): readonly number[] {
  const sums = [0, 0, 0]
  for (let at = 0; at < count; at += 1)
    for (let color = 0; color < 3; color += 1)
      sums[color] = (sums[color] ?? 0) + (data[(from + at * step) * 3 + color] ?? 0)
  return sums.map((sum) => sum / count)
}

function isPlain(
  { data }: SmallPicture,
  { from, step, count }: Line,
  [red = 0, green = 0, blue = 0]: readonly number[],
) {
  let off = 0
  for (let at = 0; at < count; at += 1) {
    const pixel = (from + at * step) * 3
    const away = Math.max(
      Math.abs((data[pixel] ?? 0) - red),
      Math.abs((data[pixel + 1] ?? 0) - green),
      Math.abs((data[pixel + 2] ?? 0) - blue),
    )
    if (away > OFF) off += 1
  }
  return off <= count * MOST_OFF
}
