import type { Canvas } from '../../kit/canvas.ts'
import { entry } from '../../kit/random.ts'

const nights = [
  ['#050a1c', '#12305a', '#2f6f8f', '#4ef0b0'],
  ['#0b0820', '#3a1c5c', '#a04a78', '#7de0ff'],
  ['#04120f', '#0e3b35', '#3f8a6a', '#b6ff9a'],
  ['#0a0a14', '#232a44', '#5d6a94', '#ffd98a'],
  ['#120616', '#4a1440', '#c25a5a', '#ff9ad5'],
  ['#06131f', '#0f4458', '#7fb6a8', '#9fd8ff'],
] as const

export function night(c: Canvas, round: number): readonly [string, string, string, string] {
  const colors = entry(nights, round)
  c.wash(
    c.linear([
      [0, colors[0]],
      [0.6, colors[1]],
      [1, colors[2]],
    ]),
  )
  return colors
}
