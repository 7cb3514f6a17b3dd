import type { FeatureMap } from './network.ts'
import type { LookBox } from './look-box.ts'

/** Root mean squares of a map's numbers over a part of it; mean values would drown what is seen in a few places only. */
export function poolMap({ width, height, depth, values }: FeatureMap, box: LookBox): Float32Array {
  const [left, right] = cells(box.x, box.w, width)
  const [top, bottom] = cells(box.y, box.h, height)
  const pooled = new Float32Array(depth)
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const at = (row * width + column) * depth
      for (let channel = 0; channel < depth; channel += 1) {
        const value = values[at + channel] ?? 0
        pooled[channel] = (pooled[channel] ?? 0) + value * value
      }
    }
  const count = (right - left) * (bottom - top)
  return pooled.map((sum) => Math.sqrt(sum / count))
}

/** The first cell of a part and the one after its last; at least one. */
function cells(from: number, size: number, count: number): [number, number] {
  const first = Math.min(count - 1, Math.max(0, Math.round(from * count)))
  return [first, Math.min(count, Math.max(first + 1, Math.round((from + size) * count)))]
}
