import type { SmallPicture } from './find-within.ts'
import { wholePicture } from './look-box.ts'
import { samplerOf } from './sample-box.ts'

/** The part that it may be: from so much of the width and height that can be. */
const LEAST_SHARE = 0.48
const STEP = 0.94
const LEAST_SIDE = 4
/** What hardly changes from place to place lies well everywhere: so far from the mean are its numbers, of 255. */
const LEAST_SPREAD = 6

/** A picture at one size: colours without their mean, and together of length 1. */
interface Part {
  readonly width: number
  readonly height: number
  readonly numbers: Float64Array
}

/**
 * How well a picture lies in each of some sketches of which it may be a part, or all: 1 is pixel for pixel, but for light and
 * contrast, and 0 or less is not at all. By normalised cross-correlation at all places and sizes (Lewis, "Fast Normalized
 * Cross-Correlation", 1995).
 */
export function layOver(picture: SmallPicture, sketches: readonly SmallPicture[]): number[] {
  const sample = samplerOf(picture)
  const shape = picture.width / picture.height
  const made = new Map<string, Part | null>()
  const partOf = (width: number, height: number): Part | null => {
    const size = `${width} ${height}`
    const there = made.get(size)
    if (there !== undefined) return there
    const part = partFrom(sample(wholePicture, width, height))
    made.set(size, part)
    return part
  }
  return sketches.map((sketch) => {
    const tallest = Math.min(sketch.height, sketch.width / shape)
    const parts = new Set<Part>()
    for (let share = 1; share >= LEAST_SHARE; share *= STEP) {
      const [width, height] = [Math.round(tallest * share * shape), Math.round(tallest * share)]
      const part = width < LEAST_SIDE || height < LEAST_SIDE ? null : partOf(width, height)
      if (part) parts.add(part)
    }
    return Math.max(0, ...[...parts].map((part) => bestPlace(part, sketch)))
  })
}

/** Null where it hardly changes from place to place. */
function partFrom({ width, height, data }: SmallPicture): Part | null {
  const sums = [0, 0, 0]
  data.forEach((value, at) => (sums[at % 3] = (sums[at % 3] ?? 0) + value))
  const numbers = Float64Array.from(data, (value, at) => value - (sums[at % 3] ?? 0) / (width * height))
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0))
  if (length < LEAST_SPREAD * Math.sqrt(numbers.length)) return null
  return { width, height, numbers: numbers.map((value) => value / length) }
}

function bestPlace(part: Part, sketch: SmallPicture): number {
  let best = 0
  for (let top = 0; top <= sketch.height - part.height; top += 1)
    for (let left = 0; left <= sketch.width - part.width; left += 1)
      best = Math.max(best, fitAt(part, sketch, left, top))
  return best
}

function fitAt({ width, height, numbers }: Part, sketch: SmallPicture, left: number, top: number): number {
  let [product, squares] = [0, 0]
  let [reds, greens, blues] = [0, 0, 0]
  for (let y = 0; y < height; y += 1) {
    let at = y * width * 3
    let there = ((top + y) * sketch.width + left) * 3
    for (let x = 0; x < width; x += 1, at += 3, there += 3) {
      const red = sketch.data[there] ?? 0
      const green = sketch.data[there + 1] ?? 0
      const blue = sketch.data[there + 2] ?? 0
      product += (numbers[at] ?? 0) * red + (numbers[at + 1] ?? 0) * green + (numbers[at + 2] ?? 0) * blue
      squares += red * red + green * green + blue * blue
      reds += red
      greens += green
      blues += blue
    }
  }
  const pixels = width * height
  const variance = squares - (reds * reds + greens * greens + blues * blues) / pixels
  return variance < LEAST_SPREAD * LEAST_SPREAD * pixels * 3 ? 0 : product / Math.sqrt(variance)
}
