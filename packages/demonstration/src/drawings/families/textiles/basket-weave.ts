import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { box, fill, stroke } from '../../kit/shapes.ts'
import { addFolds } from './folds.ts'

/** Bold basket weave seen close. */
export function basketWeave(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const size = width / entry([9, 6, 14, 11], round)
  c.wash(shade(palette.deep, -0.5))
  const colors = random.shuffled([palette.light, palette.mid, palette.accent, palette.paper])
  const over: Record<string, string[]> = {}
  for (let row = -1; row * size < height + size; row += 1) {
    for (let column = -1; column * size < width + size; column += 1) {
      const isAcross = (row + column) % 2 === 0
      const color = isAcross ? entry(colors, Math.floor(row / 2)) : entry(colors, 2 + Math.floor(column / 3))
      const [x, y] = [column * size, row * size]
      const paint = isAcross
        ? c.linear(
            [
              [0, shade(color, -0.4)],
              [0.3, color],
              [0.6, shade(color, 0.16)],
              [1, shade(color, -0.4)],
            ],
            0,
          )
        : c.linear(
            [
              [0, shade(color, -0.4)],
              [0.3, color],
              [0.6, shade(color, 0.16)],
              [1, shade(color, -0.4)],
            ],
            90,
          )
      const band = isAcross
        ? box(x - size * 0.12, y + size * 0.05, size * 1.24, size * 0.9)
        : box(x + size * 0.05, y - size * 0.12, size * 0.9, size * 1.24)
      over[paint] = [...(over[paint] ?? []), fill(band, paint)]
      const fibres = times(5, (fibre) =>
        (isAcross
          ? `M${x - size * 0.1},${y + size * (0.18 + fibre * 0.16)}h${size * 1.2}`
          : `M${x + size * (0.18 + fibre * 0.16)},${y - size * 0.1}v${size * 1.2}`
        ).replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)),
      )
      over[paint].push(stroke(fibres.join(''), shade(color, -0.35), 1.6, 'stroke-opacity="0.35"'))
    }
  }
  c.add(...Object.values(over).map((list) => list.join('')))
  addFolds(c, 0.1)
  return {
    name: entry(
      ['Basket weave', 'Wide bands, woven', 'Fine chair seat', 'Reed mat', 'Cane and cord', 'Market basket'],
      round,
    ),
    alt: 'Broad bands woven over and under each other, seen from close by.',
    tags: ['weave', 'basket', 'texture', 'craft'],
  }
}
