import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill, polygon, stroke } from '../../kit/shapes.ts'
import { addFolds } from '../textiles/folds.ts'

/** Herringbone or chevron of slanted bands. */
export function herringbone(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(shade(palette.ink, -0.2))
  const w = width / entry([6, 10, 4, 8], round)
  const step = w * entry([0.34, 0.5, 0.26, 0.4], round)
  const isWood = round % 2 === 0
  const colors = isWood
    ? ['#b98a5e', '#a5754b', '#c99d70', '#94653f', '#d3ac82'].map((wood) => mix(wood, palette.mid, 0.3))
    : [palette.light, palette.mid, palette.deep, palette.accent, palette.paper]
  for (let column = 0; column * w < width; column += 1) {
    const x = column * w
    const lean = column % 2 ? w * 0.62 : -w * 0.62
    for (let row = -3; row * step < height + w * 2; row += 1) {
      const y = row * step
      const color = isWood ? random.pick(colors) : entry(colors, row + (column % 4 === 0 ? 1 : 0))
      c.add(
        fill(
          polygon([
            [x, y - lean / 2],
            [x + w, y + lean / 2],
            [x + w, y + lean / 2 + step - 2.5],
            [x, y - lean / 2 + step - 2.5],
          ]),
          c.linear(
            [
              [0, shade(color, column % 2 ? 0.1 : -0.12)],
              [1, shade(color, column % 2 ? -0.05 : 0.08)],
            ],
            0,
          ),
        ),
      )
      if (isWood)
        c.add(
          stroke(
            times(2, () => {
              const gy = y + random.between(0.2, 0.8) * step
              return smooth([
                [x + 4, gy - lean / 2],
                [x + w / 2, gy + random.around(0, 5)],
                [x + w - 4, gy + lean / 2],
              ])
            }).join(''),
            shade(color, -0.35),
            1.5,
            'stroke-opacity="0.4"',
          ),
        )
    }
  }
  addFolds(c, isWood ? 0.12 : 0.18)
  return {
    name: entry(
      ['Oak chevron floor', 'Zigzag runner', 'Parquet, evening', 'Chevron wool', 'Gallery floor', 'Beach towel zigzag'],
      round,
    ),
    alt: isWood
      ? 'Wooden boards laid in a chevron, each with its own grain.'
      : 'Zigzag bands of wool in several colours.',
    tags: isWood ? ['parquet', 'wood', 'floor', 'pattern'] : ['zigzag', 'wool', 'textile', 'pattern'],
  }
}
