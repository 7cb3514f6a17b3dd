import type { Canvas } from '../../kit/canvas.ts'

/** The palette without its ground, the boldest first or mixed. */
export function inks(c: Canvas): string[] {
  const { palette } = c
  return c.random.shuffled([palette.light, palette.mid, palette.deep, palette.accent, palette.ink])
}
