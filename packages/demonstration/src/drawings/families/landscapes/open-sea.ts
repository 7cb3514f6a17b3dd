import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { fill, polygon, rect } from '../../kit/shapes.ts'
import { type Sky, addBirds, addSky, skyFor } from './skies.ts'
import { addWater } from './water.ts'

/** Open water with the sun's path on it. */
export function openSea(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 2)
  const horizon = height * random.between(0.46, 0.6)
  const sunX = width * random.between(0.3, 0.7)
  addSky(c, sky, sunX, horizon - height * random.between(0.02, 0.16), width * random.between(0.07, 0.15))
  addWater(c, sky, horizon, sunX)
  const boatX = width * random.between(0.15, 0.85)
  addSailboat(c, boatX, horizon + height * 0.035, width * 0.05, sky)
  addBirds(c, width * 0.2, height * 0.16, random.whole(2, 5), sky.near)
  c.vignette(sky.near)
  return {
    name: `${sky.hour}, ${entry(['one sail', 'open water', 'slack tide', 'the ferry hour', 'far from land'], round)}`,
    alt: `A small sailing boat on a calm sea at ${sky.hour.toLowerCase()}, the light drawing a path to the horizon.`,
    tags: ['sea', 'sailing', 'sunset', 'horizon'],
  }
}

function addSailboat(c: Canvas, x: number, y: number, size: number, sky: Sky): void {
  c.add(
    fill(
      polygon([
        [x, y - size * 2.2],
        [x, y - size * 0.3],
        [x + size * 0.9, y - size * 0.3],
      ]),
      mix('#ffffff', sky.low, 0.3),
    ),
    fill(
      polygon([
        [x - 5, y - size * 1.9],
        [x - 5, y - size * 0.3],
        [x - size * 0.6, y - size * 0.3],
      ]),
      mix('#ffffff', sky.middle, 0.5),
    ),
    fill(
      `M${x - size},${y - size * 0.2}h${size * 2.1}q${-size * 0.3},${size * 0.45} ${-size * 0.6},${size * 0.45}h${-size * 0.9}q${-size * 0.4},0 ${-size * 0.6},${-size * 0.45}Z`,
      sky.near,
    ),
    rect(x - size, y + size * 0.3, size * 2, 4, sky.near, 'fill-opacity="0.35"'),
  )
}
