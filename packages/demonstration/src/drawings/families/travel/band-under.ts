import type { Canvas } from '../../kit/canvas.ts'
import { readableOn } from '../../kit/colors.ts'
import { letters, sizeToFit } from '../../kit/lettering.ts'
import { rect } from '../../kit/shapes.ts'

/** A band of lettering under a view, as old railway posters have it. */
export function bandUnder(c: Canvas, title: string, under: string, ground: string): void {
  const { width, height, palette } = c
  const ink = readableOn(ground, palette.paper, palette.ink)
  const top = height * 0.84
  c.add(rect(0, top, width, height - top, ground), rect(0, top, width, 8, ink))
  const size = sizeToFit('black', title.toUpperCase(), width * 0.84, height * 0.085, 0.06)
  c.add(
    letters('black', title.toUpperCase(), width / 2, top + height * 0.03 + size * 0.76, size, ink, {
      anchor: 'middle',
      tracking: 0.06,
    }),
    letters('plain', under, width / 2, height * 0.975, width * 0.03, ink, { anchor: 'middle', tracking: 0.12 }),
  )
  c.add(rect(14, 14, width - 28, height - 28, 'none', `stroke="${ink}" stroke-width="6"`))
}
