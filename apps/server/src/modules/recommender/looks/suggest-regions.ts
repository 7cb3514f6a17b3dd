import type { LookBox } from './look-box.ts'
import type { FeatureMap } from './network.ts'

const MOST = 3
/** Shares of the picture: smaller is a detail, larger is nearly all of it. */
const SMALLEST = 0.04
const LARGEST = 0.7
/** Above the mean, in standard deviations. */
const STANDS_OUT = 0.4

/** Parts of a picture where a map says something else than on average: what somebody might look for, best first. */
export function suggestRegions(map: FeatureMap): LookBox[] {
  const strangeness = strangenessOf(map)
  const mean = strangeness.reduce((sum, value) => sum + value, 0) / strangeness.length
  const spread = Math.sqrt(strangeness.reduce((sum, value) => sum + (value - mean) ** 2, 0) / strangeness.length)
  const isOut = Array.from(strangeness, (value) => value > mean + STANDS_OUT * spread)
  const { width, height } = map
  return islands(isOut, map)
    .map(({ left, top, right, bottom, places }) => ({
      box: { x: left / width, y: top / height, w: (right - left + 1) / width, h: (bottom - top + 1) / height },
      strength: places.reduce((sum, at) => sum + (strangeness[at] ?? 0) - mean, 0),
    }))
    .filter(({ box }) => box.w * box.h >= SMALLEST && box.w * box.h <= LARGEST)
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, MOST)
    .map(({ box }) => box)
}

/** How far each place is from the mean of all. */
function strangenessOf({ width, height, depth, values }: FeatureMap): Float32Array {
  const count = width * height
  const mean = new Float32Array(depth)
  for (let at = 0; at < values.length; at += 1) mean[at % depth] = (mean[at % depth] ?? 0) + (values[at] ?? 0) / count
  return Float32Array.from({ length: count }, (_, place) => {
    let sum = 0
    for (let channel = 0; channel < depth; channel += 1)
      sum += ((values[place * depth + channel] ?? 0) - (mean[channel] ?? 0)) ** 2
    return Math.sqrt(sum)
  })
}

interface Island {
  left: number
  right: number
  top: number
  bottom: number
  readonly places: number[]
}

/** Places that touch each other, together. */
function islands(isLand: readonly boolean[], { width, height }: FeatureMap): Island[] {
  const isSeen = isLand.map((land) => !land)
  return isLand.flatMap((_, start) => {
    if (isSeen[start]) return []
    const island: Island = { left: width, right: 0, top: height, bottom: 0, places: [] }
    const waiting = [start]
    isSeen[start] = true
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      island.left = Math.min(island.left, x)
      island.right = Math.max(island.right, x)
      island.top = Math.min(island.top, y)
      island.bottom = Math.max(island.bottom, y)
      island.places.push(at)
      const beside = [x > 0 && at - 1, x < width - 1 && at + 1, y > 0 && at - width, y < height - 1 && at + width]
      for (const next of beside)
        if (next !== false && !isSeen[next]) {
          isSeen[next] = true
          waiting.push(next)
        }
    }
    return [island]
  })
}
