import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'

/** Light from the left, as on everything in a room. */
export function lit(c: Canvas, color: string, degrees = 20): string {
  return c.linear(
    [
      [0, shade(color, 0.18)],
      [0.5, color],
      [1, shade(color, -0.26)],
    ],
    degrees,
  )
}

/** The soft dark where something stands. */
export function contact(c: Canvas, x: number, y: number, rx: number): string {
  return c.glow(x, y, rx, Math.max(10, rx * 0.14), '#1a100c', 0.5)
}
