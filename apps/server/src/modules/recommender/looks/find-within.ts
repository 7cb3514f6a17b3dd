import { type LookBox, wholePicture } from './look-box.ts'
import { samplerOf } from './sample-box.ts'

/** A small picture: red, green and blue of each pixel, one row after the other. */
export interface SmallPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/**
 * How well a picture lies in another: 1 is pixel for pixel, but for light and contrast; how far its pixels are off, of 255;
 * and how far its colours are where they are off most.
 */
export interface Fit {
  readonly score: number
  readonly difference: number
  readonly recolored: number
}

/** Longest sides, first for looking everywhere, then for looking closely. */
const COARSE = 32
const FINE = 80
/** The part that it may be: from so much of the width and height that can be. */
const SMALLEST = 0.48
const STEP = 0.96
/** Places that are looked at closely. */
const CLOSE_LOOKS = 4
/** What lies so well may lie better between pixels, which costs as much as all before. */
const NEARLY = 0.78
const NEARLY_OFF = 24
/** From so well on it is the picture, but for its colours. */
export const WELL = 0.94
/** Moving on gains at least so much. */
const LEAST_GAIN = 0.002
/** Moves of a side, in shares of what it lies in. */
const MOVES = [1 / 80, 1 / 160, 1 / 320]
/** What hardly changes from place to place lies well everywhere. */
const LEAST_SPREAD = 14

const none: Placed = { score: 0, difference: 255, part: null, left: 0, top: 0 }

/** A picture as it lies in another. */
interface Placed {
  readonly score: number
  readonly difference: number
  readonly part: SmallPicture | null
  readonly left: number
  readonly top: number
}

interface Place {
  readonly share: number
  readonly x: number
  readonly y: number
  readonly score: number
}

/**
 * Where a picture lies best in another of which it may be a part, or all: by normalised cross-correlation at all places and
 * sizes (Lewis, "Fast Normalized Cross-Correlation", 1995), first on small copies of both and then closely.
 */
export function findWithin(inner: SmallPicture, outer: SmallPicture): Fit {
  if (spreadOf(inner) < LEAST_SPREAD) return fitOf(none, outer)
  const small = scaledTo(outer, COARSE)
  const places: Place[] = []
  for (let share = 1; share >= SMALLEST; share *= STEP) {
    const part = partFor(inner, small, share)
    let best: Place | null = null
    for (let y = 0; y <= small.height - part.height; y += 1)
      for (let x = 0; x <= small.width - part.width; x += 1) {
        const { score } = fitAt(part, small, x, y)
        if (best === null || score > best.score) best = { share, x: x / small.width, y: y / small.height, score }
      }
    if (best) places.push(best)
  }
  const close = places.toSorted((one, other) => other.score - one.score).slice(0, CLOSE_LOOKS)
  const large = scaledTo(outer, FINE)
  const best = close.map((place) => lookClosely(inner, large, place)).reduce(better, none)
  const isNearly = best.score >= NEARLY && best.score < WELL && best.difference <= NEARLY_OFF
  const exact = isNearly ? lieExactly(inner, outer, boxOf(best, large)) : null
  return exact && exact.score > best.score ? fitOf(exact, exact.under) : fitOf(best, large)
}

/** How far colours are off where a picture is laid over all of another; what hardly changes from place to place lies nowhere. */
export const recoloredAllOver = (one: SmallPicture, other: SmallPicture): number =>
  recoloring(scaled(one, other.width, other.height), other, 0, 0)

const fitOf = ({ score, difference, part, left, top }: Placed, outer: SmallPicture): Fit => ({
  score,
  difference,
  recolored: part === null ? 255 : recoloring(part, outer, left, top),
})

const better = (one: Placed, other: Placed) => (other.score > one.score ? other : one)

function lookClosely(inner: SmallPicture, outer: SmallPicture, { share, x, y }: Place): Placed {
  let best = none
  for (const nearShare of [share * STEP ** 0.5, share, share * STEP ** -0.5]) {
    const part = partFor(inner, outer, Math.min(1, nearShare))
    const [left, top] = [Math.round(x * outer.width), Math.round(y * outer.height)]
    for (let down = -2; down <= 2; down += 1)
      for (let across = -2; across <= 2; across += 1) {
        const [atX, atY] = [left + across, top + down]
        const isInside = atX >= 0 && atY >= 0 && atX + part.width <= outer.width && atY + part.height <= outer.height
        if (isInside) best = better(best, { ...fitAt(part, outer, atX, atY), part, left: atX, top: atY })
      }
  }
  return best
}

const boxOf = ({ part, left, top }: Placed, { width, height }: SmallPicture): LookBox => ({
  x: left / width,
  y: top / height,
  w: (part?.width ?? width) / width,
  h: (part?.height ?? height) / height,
})

/** Moves the sides of the box that a picture seems to be in, as long as it lies better in it: fine lines bear no half pixel. */
function lieExactly(
  inner: SmallPicture,
  outer: SmallPicture,
  from: LookBox,
): Placed & { readonly under: SmallPicture } {
  const scale = FINE / Math.max(inner.width, inner.height)
  const [width, height] = [inner.width, inner.height].map((side) => Math.max(4, Math.round(side * scale)))
  const part = samplerOf(inner)(wholePicture, width ?? 4, height ?? 4)
  const sample = samplerOf(outer)
  const tried = (box: LookBox) => {
    const under = sample(box, part.width, part.height)
    return { ...fitAt(part, under, 0, 0), part, under, left: 0, top: 0, box }
  }
  let best = tried(from)
  for (const move of MOVES)
    for (let isBetter = true; isBetter;) {
      const { box, score } = best
      const moved = (['x', 'y', 'w', 'h'] as const)
        .flatMap((side) => [move, -move].map((by) => ({ ...box, [side]: box[side] + by })))
        .filter(({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1 && w > move && h > move)
      best = moved.map(tried).reduce((one, other) => (other.score > one.score ? other : one), best)
      isBetter = best.score < WELL && best.score > score + LEAST_GAIN
    }
  return best
}

/** The picture as large as it is where it takes so much of the sides of the other that it can. */
function partFor(inner: SmallPicture, outer: SmallPicture, share: number): SmallPicture {
  const scale = share * Math.min(outer.width / inner.width, outer.height / inner.height)
  return scaled(inner, Math.max(4, Math.round(inner.width * scale)), Math.max(4, Math.round(inner.height * scale)))
}

function fitAt(
  part: SmallPicture,
  outer: SmallPicture,
  left: number,
  top: number,
): Pick<Placed, 'score' | 'difference'> {
  let product = 0
  let difference = 0
  const [partSums, outerSums] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  let [partSquares, outerSquares] = [0, 0]
  for (let y = 0; y < part.height; y += 1) {
    let at = y * part.width * 3
    let other = ((top + y) * outer.width + left) * 3
    for (let x = 0; x < part.width; x += 1)
      for (let color = 0; color < 3; color += 1, at += 1, other += 1) {
        const [one, two] = [part.data[at] ?? 0, outer.data[other] ?? 0]
        product += one * two
        difference += Math.abs(one - two)
        partSums[color] = (partSums[color] ?? 0) + one
        outerSums[color] = (outerSums[color] ?? 0) + two
        partSquares += one * one
        outerSquares += two * two
      }
  }
  const pixels = part.width * part.height
  const dotOf = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, color) => sum + value * (other[color] ?? 0), 0) / pixels
  const covariance = product - dotOf(partSums, outerSums)
  const variances = (partSquares - dotOf(partSums, partSums)) * (outerSquares - dotOf(outerSums, outerSums))
  return { score: variances <= 0 ? 0 : covariance / Math.sqrt(variances), difference: difference / pixels / 3 }
}

/** Into so many rows and columns what lies in another is divided, to compare the colours of each field. */
const FIELDS = 10
/** Of the fields, those whose colours are off most. */
const MOST_OFF = 0.06

/**
 * How far colours are off, light left aside, in the fields where they are off most, of 255. Compression, blurring and a small
 * shift hardly change the mean colour of a field; another colour of one thing changes that of all its fields.
 */
function recoloring(part: SmallPicture, outer: SmallPicture, left: number, top: number): number {
  const sums = Array.from({ length: FIELDS * FIELDS }, () => ({ blue: 0, red: 0, pixels: 0 }))
  for (let y = 0; y < part.height; y += 1)
    for (let x = 0; x < part.width; x += 1) {
      const sum = sums[Math.floor((y * FIELDS) / part.height) * FIELDS + Math.floor((x * FIELDS) / part.width)]
      if (sum === undefined) continue
      const [one, other] = [colorAt(part, x, y), colorAt(outer, left + x, top + y)]
      sum.blue += one.blue - other.blue
      sum.red += one.red - other.red
      sum.pixels += 1
    }
  const off = sums
    .map(({ blue, red, pixels }) => (pixels === 0 ? 0 : Math.hypot(blue, red) / pixels))
    .toSorted((one, other) => other - one)
    .slice(0, Math.round(FIELDS * FIELDS * MOST_OFF))
  return off.reduce((sum, each) => sum + each, 0) / off.length
}

/** How blue and how red a pixel is beside how light (ITU-R BT.601). */
function colorAt({ width, data }: SmallPicture, x: number, y: number): { blue: number; red: number } {
  const at = (y * width + x) * 3
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
  const light = 0.299 * red + 0.587 * green + 0.114 * blue
  return { blue: 0.564 * (blue - light), red: 0.713 * (red - light) }
}

/** Standard deviation of all numbers, each colour for itself. */
function spreadOf({ data }: SmallPicture): number {
  const count = data.length / 3
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  data.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + value
    squares[at % 3] = (squares[at % 3] ?? 0) + value * value
  })
  const variance = squares.reduce((sum, square, color) => sum + square / count - ((sums[color] ?? 0) / count) ** 2, 0)
  return Math.sqrt(Math.max(0, variance) / 3)
}

const scaledTo = (picture: SmallPicture, side: number): SmallPicture => {
  const scale = side / Math.max(picture.width, picture.height)
  return scaled(
    picture,
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
}

/** Made smaller by means of what each pixel covers, and larger by repeating. */
function scaled({ width, height, data }: SmallPicture, toWidth: number, toHeight: number): SmallPicture {
  const made = new Uint8Array(toWidth * toHeight * 3)
  for (let y = 0; y < toHeight; y += 1) {
    const [fromY, untilY] = covered(y, toHeight, height)
    for (let x = 0; x < toWidth; x += 1) {
      const [fromX, untilX] = covered(x, toWidth, width)
      for (let color = 0; color < 3; color += 1) {
        let sum = 0
        for (let row = fromY; row < untilY; row += 1)
          for (let column = fromX; column < untilX; column += 1) sum += data[(row * width + column) * 3 + color] ?? 0
        made[(y * toWidth + x) * 3 + color] = Math.round(sum / ((untilY - fromY) * (untilX - fromX)))
      }
    }
  }
  return { width: toWidth, height: toHeight, data: made }
}

function covered(at: number, count: number, of: number): [number, number] {
  const from = Math.floor((at * of) / count)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * of) / count))]
}
