import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix } from '../../kit/colors.ts'
import { entry } from '../../kit/random.ts'

export function plaster(c: Canvas, round: number): string {
  const { palette } = c
  return lightness(palette.paper) < 0.4
    ? palette.mid
    : entry(
        [
          mix(palette.mid, palette.light, 0.5),
          palette.light,
          palette.mid,
          mix(palette.accent, palette.paper, 0.4),
          palette.paper,
        ],
        round,
      )
}
