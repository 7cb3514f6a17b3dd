import type { Canvas } from '../../kit/canvas.ts'
import { lightness, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, ellipse, fill, stroke } from '../../kit/shapes.ts'
import { type Fruit, fruit } from './fruit.ts'
import { cast } from './pot.ts'
import { setTable } from './set-table.ts'

export function fruitBowl(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 2, 0.62)
  const s = Math.min(width, height * 0.9)
  const [x, foot] = [width / 2, table + height * 0.17]
  const kinds: readonly Fruit[] = entry(
    [
      ['pear', 'apple', 'plum'],
      ['lemon', 'lemon', 'orange'],
      ['fig', 'pear', 'plum'],
      ['apple', 'apple', 'pear'],
      ['orange', 'lemon', 'fig'],
    ] as const,
    round,
  )
  c.add(cast(c, x, foot, s * 0.36))
  const pile = [
    [-0.22, -0.25],
    [0.22, -0.25],
    [0, -0.27],
    [-0.12, -0.38],
    [0.13, -0.38],
    [0, -0.5],
  ] as const
  c.add(ellipse(x, foot - s * 0.2, s * 0.37, s * 0.06, shade(palette.deep, -0.35)))
  for (const [index, [px, py]] of pile.entries())
    c.add(fruit(c, entry(kinds, index), x + px * s, foot + py * s, s * random.between(0.088, 0.105)))
  const bowl = entry(['#efe6d8', palette.deep, palette.accent, '#4a5a60', palette.mid], round)
  const d = `M${at(x - s * 0.38)},${at(foot - s * 0.21)}C${at(x - s * 0.34)},${at(foot + s * 0.02)} ${at(x - s * 0.16)},${at(foot)} ${at(x - s * 0.14)},${at(foot)}h${at(s * 0.28)}C${at(x + s * 0.16)},${at(foot)} ${at(x + s * 0.34)},${at(foot + s * 0.02)} ${at(x + s * 0.38)},${at(foot - s * 0.21)}Q${at(x)},${at(foot - s * 0.1)} ${at(x - s * 0.38)},${at(foot - s * 0.21)}Z`
  c.add(
    c.inside(
      fill(d, '#000'),
      fill(d, bowl) +
        stroke(
          times(
            3,
            (ring) =>
              `M${at(x - s * 0.4)},${at(foot - s * (0.1 - ring * 0.03))}q${at(s * 0.4)},${at(s * 0.06)} ${at(s * 0.8)},0`,
          ).join(''),
          lightness(bowl) > 0.6 ? palette.deep : '#f4ead8',
          5,
        ) +
        fill(
          d,
          c.linear(
            [
              [0, '#ffffff', 0.3],
              [0.4, '#ffffff', 0],
              [1, '#1a0f0a', 0.5],
            ],
            0,
          ),
        ),
    ),
  )
  for (const side of [-1, 1]) {
    const [fx, fy, r] = [x + side * s * random.between(0.4, 0.46), foot + s * random.between(0.02, 0.1), s * 0.085]
    c.add(cast(c, fx, fy + r * 0.9, r), fruit(c, entry(kinds, side + 2), fx, fy, r))
  }
  c.vignette('#1a0f0a', 0.36)
  return {
    name: entry(
      ['Pears and plums', 'Citrus, early', 'Figs in the good bowl', 'Windfall apples', 'Bowl for a painter'],
      round,
    ),
    alt: `A glazed bowl piled with ${[...new Set(kinds)].map((kind) => `${kind}s`).join(' and ')} on a table, more fruit beside it.`,
    tags: ['fruit', 'still life', 'bowl', 'kitchen', entry(kinds, 0)],
  }
}
