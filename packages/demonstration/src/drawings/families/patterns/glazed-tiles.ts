import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, place, polar, polygon, rect, stroke } from '../../kit/shapes.ts'

/** Glazed tiles with a fourfold figure. */
export function glazedTiles(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const columns = entry([4, 6, 5, 3], round)
  const size = width / columns
  c.wash('#d9d2c5')
  const h = size / 2
  const figures = [
    () =>
      times(4, (q) =>
        place(
          fill(leaf(0, 0, h * 0.92, h * 0.42, -0.785), palette.deep) +
            fill(disc(h * 0.86, 0, h * 0.12), palette.accent) +
            stroke(`M0,${-h}A${h * 0.5},${h * 0.5} 0 0 0 ${h * 0.5},${-h * 0.5}`, palette.mid, h * 0.09),
          h,
          h,
          q * 90,
        ),
      ).join('') + circle(h, h, h * 0.16, palette.accent),
    () =>
      times(4, (q) =>
        place(
          stroke(`M0,${-h}A${h},${h} 0 0 0 ${h},0`, palette.deep, h * 0.16) +
            fill(`M${h},${-h}h${-h * 0.36}a${h * 0.36},${h * 0.36} 0 0 0 ${h * 0.36},${h * 0.36}Z`, palette.accent),
          h,
          h,
          q * 90,
        ),
      ).join('') + fill(times(8, (petal) => leaf(h, h, h * 0.46, h * 0.17, petal * 0.785)).join(''), palette.mid),
    () =>
      fill(
        polygon(times(16, (corner) => polar(h, h, corner % 2 ? h * 0.42 : h * 0.9, corner * 0.3927))),
        palette.deep,
      ) +
      circle(h, h, h * 0.34, palette.light) +
      circle(h, h, h * 0.16, palette.accent) +
      times(4, (q) => place(fill(`M${-h},${-h}h${h * 0.4}L${-h},${-h * 0.6}Z`, palette.mid), h, h, q * 90)).join(''),
    () =>
      fill(
        times(
          4,
          (q) =>
            `M${h},${h}A${h / 2},${h / 2} 0 0 1 ${polar(h, h, h, q * 1.571)
              .map(at)
              .join(',')}`,
        ).join(''),
        palette.mid,
      ) +
      circle(h, h, h * 0.72, 'none', `stroke="${palette.deep}" stroke-width="${at(h * 0.12)}"`) +
      circle(h, h, h * 0.3, palette.accent),
  ]
  const [main, second] = [entry(figures, round), entry(figures, round + 1)]
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const glaze = shade(mix('#fbf7ee', palette.light, 0.18), random.around(0, 0.05))
      const isOther = round % 2 === 1 && (row + column) % 2 === 0
      const body =
        rect(
          2,
          2,
          size - 4,
          size - 4,
          c.linear(
            [
              [0, shade(glaze, 0.5)],
              [1, shade(glaze, -0.06)],
            ],
            45,
          ),
          'rx="3"',
        ) + c.inside(rect(2, 2, size - 4, size - 4, '#000', 'rx="3"'), isOther ? second() : main())
      c.add(place(body, column * size + random.around(0, 1), row * size + random.around(0, 1), random.around(0, 0.4)))
      if (random.chance(0.12))
        c.add(
          fill(
            `M${at(column * size + 3)},${at(row * size + 3)}l${at(random.between(10, 34))},0l${at(-random.between(5, 20))},${at(random.between(8, 26))}Z`,
            '#c7b8a3',
          ),
        )
    }
  }
  c.wash(
    c.linear(
      [
        [0, '#ffffff', 0.22],
        [0.5, '#ffffff', 0],
        [1, '#1a100c', 0.2],
      ],
      50,
    ),
  )
  return {
    name: entry(
      [
        'Kitchen tiles',
        'Stair risers of Porto',
        'Courtyard tiles',
        'Nine glazed stars',
        'Bath house floor',
        'Fountain tiles',
      ],
      round,
    ),
    alt: 'Glazed tiles with a fourfold figure, slightly uneven, a few chipped.',
    tags: ['tiles', 'ceramic', 'pattern', 'kitchen'],
  }
}
