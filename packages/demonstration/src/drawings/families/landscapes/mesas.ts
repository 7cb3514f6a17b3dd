import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { ellipse, fill, polygon, rect } from '../../kit/shapes.ts'
import { addSky, skyFor } from './skies.ts'

/** Table mountains in bands of rock, cacti in front. */
export function mesas(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 9)
  addSky(c, sky, width * random.between(0.55, 0.85), height * 0.22, width * 0.09)
  const rock = mix('#b4532f', sky.middle, 0.3)
  for (let layer = 0; layer < 3; layer += 1) {
    const floor = height * (0.6 + layer * 0.09)
    for (let table = 0; table < 3; table += 1) {
      const x = width * (random.between(-0.1, 0.25) + table * 0.38)
      const [wide, tall] = [width * random.between(0.14, 0.3), height * random.between(0.1, 0.26) * (1 - layer * 0.22)]
      const shape = polygon([
        [x - wide * 0.35, floor],
        [x - 4, floor - tall * 0.45],
        [x, floor - tall],
        [x + wide * 0.3, floor - tall - 6],
        [x + wide, floor - tall * 0.97],
        [x + wide + 8, floor - tall * 0.42],
        [x + wide * 1.4, floor],
      ])
      const color = mix(mix(sky.low, rock, 0.45 + layer * 0.27), sky.near, layer * 0.12)
      const bands = times(6, (band) =>
        rect(
          x - wide,
          floor - tall + (tall * band) / 6 + random.around(0, 4),
          wide * 3,
          tall * random.between(0.04, 0.09),
          band % 2 ? shade(color, 0.18) : shade(color, -0.2),
          'fill-opacity="0.55"',
        ),
      )
      const side = rect(
        x + wide * 0.55,
        floor - tall - 10,
        wide * 1.2,
        tall + 20,
        mix(color, sky.near, 0.5),
        'fill-opacity="0.55"',
      )
      c.add(c.inside(fill(shape, '#000'), fill(shape, color) + bands.join('') + side))
    }
    const ground = mix(mix(sky.low, rock, 0.5 + layer * 0.2), sky.near, 0.1 + layer * 0.2)
    c.add(
      fill(
        downTo(smooth(ridge(random, width, floor, height * 0.015, 0.5, 3)), width, height),
        c.linear([
          [0, ground],
          [1, shade(ground, -0.3)],
        ]),
      ),
    )
  }
  const cacti = times(5, (plant) =>
    saguaro(
      width * (0.08 + plant * 0.2 + random.around(0, 0.06)),
      height * random.between(0.86, 1),
      height * random.between(0.08, 0.24),
    ),
  )
  c.add(fill(cacti.join(''), mix(sky.near, '#2f5446', 0.3)))
  c.add(
    ...times(26, () =>
      ellipse(
        random.next() * width,
        height * random.between(0.82, 1),
        random.between(8, 30),
        random.between(4, 9),
        sky.near,
        'fill-opacity="0.5"',
      ),
    ),
  )
  c.vignette(sky.near)
  return {
    name: entry(
      ['Red tables', 'Heat over the mesas', 'Saguaro road', 'Canyon country', 'Long shadows, dry air'],
      round,
    ),
    alt: 'Banded table mountains rise from a desert floor with tall cacti in the foreground.',
    tags: ['desert', 'cactus', 'canyon', 'landscape'],
  }
}

function saguaro(x: number, foot: number, size: number): string {
  const thick = size * 0.07
  const pill = (px: number, top: number, bottom: number) =>
    `M${px - thick},${bottom}V${top + thick}a${thick},${thick} 0 0 1 ${thick * 2},0V${bottom}Z`
  const arm = (side: number, low: number, high: number) => {
    const ax = x + side * thick * 3.1
    return (
      pill(ax, foot - size * high, foot - size * low) +
      `M${x},${foot - size * low + thick}H${ax}a${thick},${thick} 0 0 ${side > 0 ? 0 : 1} ${side * thick},${-thick}V${foot - size * low - thick}H${x}Z`
    )
  }
  return pill(x, foot - size, foot) + arm(1, 0.42, 0.74) + arm(-1, 0.34, 0.62)
}
