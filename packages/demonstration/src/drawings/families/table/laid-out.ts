import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, place, polar, polygon, rect, stroke } from '../../kit/shapes.ts'
import { addTop, cutlery, shadow } from './table-top.ts'

/** Ingredients laid out before cooking. */
export function laidOut(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  addTop(c, round + 3)
  const boardW = Math.min(width * 0.6, height * 0.46)
  c.add(
    place(
      rect(-boardW / 2 + 10, -boardW * 0.7 + 14, boardW, boardW * 1.4, '#1a0f0a', 'rx="40" fill-opacity="0.3"') +
        rect(
          -boardW / 2,
          -boardW * 0.7,
          boardW,
          boardW * 1.4,
          c.linear(
            [
              [0, '#c79a6b'],
              [1, '#a5754b'],
            ],
            40,
          ),
          'rx="40"',
        ) +
        stroke(
          times(
            9,
            (grain) =>
              `M${at(-boardW * 0.42 + grain * boardW * 0.1)},${at(-boardW * 0.64)}q${at(random.around(0, 18))},${at(boardW * 0.6)} 0,${at(boardW * 1.28)}`,
          ).join(''),
          '#7a5238',
          2,
          'stroke-opacity="0.3"',
        ) +
        circle(0, -boardW * 0.6, 16, '#6a4a36'),
      width * 0.5,
      height * 0.5,
      random.around(0, 30),
    ),
  )
  const things = [
    (r: number) =>
      circle(
        0,
        0,
        r,
        c.radial(
          [
            [0, '#ff8a5c'],
            [1, '#b82a1c'],
          ],
          0.36,
          0.34,
          0.7,
        ),
      ) + fill(times(5, (l) => leaf(0, 0, r * 0.6, r * 0.2, l * 1.257)).join(''), '#4a6b32'),
    (r: number) =>
      fill(leaf(-r * 1.5, 0, r * 3, r * 0.9, 0), '#e07b2c') +
      stroke(times(5, (s) => `M${at(-r + s * r * 0.4)},${at(-r * 0.12)}v${at(r * 0.2)}`).join(''), '#b85a1c', 3) +
      fill(times(5, (l) => leaf(-r * 1.4, 0, r * 0.9, r * 0.16, Math.PI + (l - 2) * 0.3)).join(''), '#4f7a3a'),
    (r: number) =>
      circle(0, 0, r, '#f0c93a') +
      circle(0, 0, r * 0.86, '#fbf3d0') +
      fill(times(9, (s) => leaf(0, 0, r * 0.8, r * 0.42, s * 0.698)).join(''), '#f3d65a'),
    (r: number) =>
      fill(
        blob(random, 0, 0, r * 0.9, 0.06, 1.05, 8),
        c.radial(
          [
            [0, '#fdfaf0'],
            [1, '#d9c7b8'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      stroke(
        times(5, (s) => `M0,${at(-r * 0.9)}Q${at((s - 2) * r * 0.5)},0 0,${at(r * 0.8)}`).join(''),
        '#b99ab0',
        2.4,
        'stroke-opacity="0.6"',
      ),
    (r: number) =>
      fill(
        times(16, (l) => leaf(random.around(0, r * 0.3), random.around(0, r * 0.3), r * 1.1, r * 0.5, l * 0.39)).join(
          '',
        ),
        '#5d8a45',
      ) + fill(times(9, (l) => leaf(0, 0, r * 0.7, r * 0.3, l * 0.7)).join(''), '#7dab5c'),
    (r: number) =>
      circle(0, 0, r, '#3d4a50') +
      circle(0, 0, r * 0.86, entry(['#e8d9b8', '#c8553d', '#f4efe2', '#8a5a2c'], random.whole(0, 3))) +
      fill(
        times(30, () =>
          disc(...polar(0, 0, r * 0.7 * Math.sqrt(random.next()), random.between(0, 6.28)), r * 0.05),
        ).join(''),
        '#1a0f0a',
        'fill-opacity="0.25"',
      ),
    (r: number) =>
      fill(
        blob(random, 0, 0, r * 0.8, 0.05, 1.28, 8),
        c.radial(
          [
            [0, '#fff4e2'],
            [1, '#d2a679'],
          ],
          0.4,
          0.34,
          0.7,
        ),
      ),
    (r: number) =>
      fill(
        polygon([
          [-r, r],
          [r, r * 0.7],
          [r * 0.8, -r * 0.4],
          [-r * 0.9, -r * 0.1],
        ]),
        '#f2cf6a',
      ) +
      fill(
        [
          [-0.4, 0.3],
          [0.2, 0.1],
          [0.5, 0.5],
        ]
          .map(([px = 0, py = 0]) => disc(px * r, py * r, r * 0.14))
          .join(''),
        '#d1a53c',
      ),
  ]
  const count = 17
  for (let index = 0; index < count; index += 1) {
    const ring = index < 5 ? 0.2 : 0.44
    const [x, y] = polar(0, 0, ring + random.around(0, 0.05), index * (index < 5 ? 1.257 : 0.5236) + round)
    const [px, py, r] = [
      width / 2 + x * width,
      height / 2 + y * height,
      Math.min(width, height) * random.between(0.05, 0.085),
    ]
    c.add(shadow(c, px, py, r), place(entry(things, index * 3 + round)(r), px, py, random.between(0, 360)))
  }
  c.add(
    cutlery(width * 0.5 + boardW * 0.12, height * 0.52, boardW * 1.1, 40 + random.around(0, 20), 'knife', '#cfd3d6'),
  )
  c.add(
    fill(
      times(60, () => disc(random.next() * width, random.next() * height, random.between(1.5, 4))).join(''),
      lightness(palette.deep) > 0.5 ? '#3a2a1c' : '#f4e3c0',
      'fill-opacity="0.6"',
    ),
  )
  c.vignette('#1a0f0a', 0.3)
  return {
    name: entry(
      [
        'Mise en place',
        'Before the soup',
        'Everything for Tuesday',
        'What the garden gave',
        'Chop this first',
        'Pantry lunch',
      ],
      round,
    ),
    alt: 'Tomatoes, carrots, lemons, herbs, eggs and small bowls lie around a cutting board, seen from above.',
    tags: ['ingredients', 'cooking', 'recipe', 'from above'],
  }
}
