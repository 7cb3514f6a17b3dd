import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'
import { bandUnder } from './band-under.ts'

const coastal = ['Porto Lume', 'Isla Clara', 'Santa Vela', 'Cala Rossa', 'Bellmare', 'Punta Sole'] as const

export function coastTown(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const name = entry(coastal, round)
  addSky(c, skyFor(round, 1), width * 0.24, height * 0.14, width * 0.08)
  const sea = height * 0.5
  const water = mix(palette.deep, '#1f7fa8', 0.5)
  c.add(
    rect(
      0,
      sea,
      width,
      height,
      c.linear([
        [0, shade(water, 0.3)],
        [1, shade(water, -0.25)],
      ]),
    ),
    stroke(
      times(70, () => `M${at(random.next() * width)},${at(sea + random.next() * height * 0.4)}q14,-8 28,0t28,0`).join(
        '',
      ),
      '#ffffff',
      3,
      'stroke-opacity="0.35"',
    ),
  )
  const hill = (x: number) => sea + height * 0.26 - (x / width) ** 1.4 * height * 0.5
  const slope = times(9, (step): Point => [
    width * (0.2 + step * 0.1),
    hill(width * (0.2 + step * 0.1)) + random.around(0, 12),
  ])
  c.add(
    fill(
      `${smooth(slope)}L${width},${height}L${at(width * 0.2)},${at(sea + height * 0.36)}Z`,
      mix('#b58a5e', palette.mid, 0.3),
    ),
  )
  const paints = [palette.accent, palette.light, '#f6e7cf', palette.mid, shade(palette.accent, 0.4), '#fbf7ee']
  for (let row = 0; row < 6; row += 1) {
    for (let house = 0; house < 8; house += 1) {
      const x = width * (0.28 + house * 0.1 + (row % 2) * 0.05)
      const y = hill(x) + row * height * 0.052 + random.around(0, 14)
      const [w, tall] = [width * random.between(0.07, 0.1), height * random.between(0.05, 0.085)]
      const paint = random.pick(paints)
      c.add(
        rect(
          x,
          y - tall,
          w,
          tall + 20,
          c.linear(
            [
              [0, shade(paint, 0.08)],
              [1, shade(paint, -0.16)],
            ],
            10,
          ),
        ),
        fill(
          polygon([
            [x - 5, y - tall],
            [x + w * 0.5, y - tall - w * 0.28],
            [x + w + 5, y - tall],
          ]),
          mix('#b5532f', palette.deep, 0.15),
        ),
        rect(x + w * 0.7, y - tall, w * 0.3, tall + 20, '#1a100c', 'fill-opacity="0.12"'),
        ...times(4, (pane) =>
          rect(
            x + w * (0.16 + (pane % 2) * 0.4),
            y - tall * (0.82 - Math.floor(pane / 2) * 0.42),
            w * 0.17,
            tall * 0.22,
            '#33424f',
          ),
        ),
      )
    }
  }
  for (let boat = 0; boat < 4; boat += 1) {
    const [x, y, s] = [
      width * random.between(0.05, 0.4),
      height * (0.58 + boat * 0.07),
      width * random.between(0.04, 0.06),
    ]
    c.add(
      fill(
        polygon([
          [x, y - s * 2.2],
          [x, y],
          [x + s * 1.1, y],
        ]),
        '#fbf7ee',
      ),
      fill(
        polygon([
          [x - 6, y - s * 1.8],
          [x - 6, y],
          [x - s * 0.8, y],
        ]),
        palette.accent,
      ),
      fill(`M${at(x - s)},${at(y + 6)}h${at(s * 2.3)}l${at(-s * 0.5)},${at(s * 0.5)}h${at(-s * 1.3)}Z`, palette.ink),
    )
  }
  c.add(
    fill(
      times(11, (l) =>
        leaf(width * 0.02, height * 0.04, width * random.between(0.25, 0.4), width * 0.06, 0.1 + l * 0.14),
      ).join(''),
      mix('#2f5f3f', palette.ink, 0.3),
    ),
  )
  bandUnder(
    c,
    name,
    entry(['SUN FROM MARCH TO NOVEMBER', 'TWO HOURS BY FERRY', 'WHERE THE STREETS END IN WATER'], round),
    mix(palette.deep, palette.ink, 0.4),
  )
  return {
    name: `${name} by the sea`,
    alt: `A travel poster for ${name}: coloured houses climb a hill above a bay with sailing boats.`,
    tags: ['travel poster', 'seaside', 'village', 'summer'],
  }
}
