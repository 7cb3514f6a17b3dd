import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill, polygon, rect } from '../../kit/shapes.ts'
import { addRidges } from './ridges.ts'
import { addSky, skyFor } from './skies.ts'
import { broadleaf } from './trees.ts'

/** Rows of flowers running to one point, a tree on the horizon. */
export function flowerRows(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 8)
  const horizon = height * 0.46
  const vanish = width * random.between(0.3, 0.7)
  addSky(c, sky, vanish, horizon * 0.8, width * 0.06)
  addRidges(c, sky, 2, horizon * 0.97, horizon * 1.05)
  const [crop, name] = entry(
    [
      ['#7d5ba6', 'Lavender'],
      ['#d9a520', 'Mustard'],
      ['#c7405a', 'Tulip'],
      ['#5f8a3f', 'Tea'],
      ['#e2886a', 'Poppy'],
    ] as const,
    round,
  )
  const soil = mix('#5b4636', sky.near, 0.3)
  c.add(
    rect(
      0,
      horizon,
      width,
      height - horizon,
      c.linear([
        [0, mix(soil, sky.low, 0.5)],
        [1, soil],
      ]),
    ),
  )
  for (let row = -11; row <= 11; row += 1) {
    const [left, right] = [vanish + row * width * 0.17, vanish + (row + 0.66) * width * 0.17]
    const color = mix(crop, sky.middle, 0.12 + Math.abs(row) * 0.012)
    c.add(
      fill(
        polygon([
          [vanish + row * 9, horizon],
          [vanish + row * 9 + 6, horizon],
          [right, height],
          [left, height],
        ]),
        c.linear([
          [0, mix(color, sky.low, 0.55)],
          [1, shade(color, -0.18)],
        ]),
      ),
    )
    const dabs = times(42, () => {
      const depth = random.next() ** 0.7
      const x = vanish + row * 9 * (1 - depth) + (left - vanish) * depth + random.next() * (right - left) * depth
      const size = 1.5 + depth * 8
      return blob(random, x, horizon + depth * (height - horizon) - size * 0.6, size, 0.25, 0.8, 5)
    })
    c.add(fill(dabs.join(''), shade(color, row % 2 ? 0.28 : 0.16), 'fill-opacity="0.8"'))
  }
  c.add(fill(broadleaf(random, vanish + width * 0.2, horizon + 8, height * 0.16), mix(sky.near, '#3f5a34', 0.4)))
  c.vignette(sky.near)
  return {
    name: `${name} rows`,
    alt: `Rows of ${name.toLowerCase()} plants run towards the horizon, where one tree stands.`,
    tags: [name.toLowerCase(), 'field', 'flowers', 'summer'],
  }
}
