import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { downTo, ridge } from '../../kit/curves.ts'
import { fill, polyline } from '../../kit/shapes.ts'
import type { Sky } from './skies.ts'

export function addRidges(c: Canvas, sky: Sky, count: number, from: number, to: number): void {
  const { width, height, random } = c
  for (let layer = 0; layer < count; layer += 1) {
    const part = layer / Math.max(1, count - 1)
    const base = from + (to - from) * part
    const color = mix(mix(sky.low, sky.middle, 0.55), sky.near, 0.12 + part * 0.8)
    const line = ridge(random, width, base, height * (0.15 - part * 0.05), 0.52, part > 0.7 ? 5 : 7)
    const paint = c.linear([
      [0, color],
      [0.55, mix(color, sky.low, 0.12)],
      [1, mix(color, sky.low, 0.5 - part * 0.3)],
    ])
    c.add(fill(downTo(polyline(line), width, height), paint))
  }
}
