import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill } from '../../kit/shapes.ts'
import { addRidges } from './ridges.ts'
import { addBirds, addSky, skyFor } from './skies.ts'
import { pine } from './trees.ts'

/** Ridge behind ridge, each darker and clearer than the one behind it. */
export function overTheRidges(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 0)
  const sunX = width * random.between(0.2, 0.8)
  addSky(c, sky, sunX, height * random.between(0.24, 0.36), width * random.between(0.05, 0.11))
  addBirds(c, width * random.between(0.15, 0.6), height * 0.2, random.whole(3, 7), sky.near)
  addRidges(c, sky, random.whole(5, 7), height * 0.44, height * 0.98)
  addForeground(c, sky.near)
  c.vignette(sky.near)
  const range = entry(['the blue ridge', 'seven ridges', 'the high pass', 'the quiet range', 'the border hills'], round)
  return {
    name: `${sky.hour} over ${range}`,
    alt: `Layered mountain ridges fade into the distance at ${sky.hour.toLowerCase()}, with firs in front.`,
    tags: ['mountains', 'landscape', sky.hour.toLowerCase().split(' ').at(-1) ?? 'light', 'hiking'],
  }
}

function addForeground(c: Canvas, color: string): void {
  const { width, height, random } = c
  const side = random.chance(0.5) ? 0 : 1
  const trees = times(16, () => {
    const x = random.next() ** 1.8
    return pine(
      random,
      (side === 0 ? x : 1 - x) * width,
      height + 10,
      height * random.between(0.1, 0.34) * (1 - x * 0.7),
    )
  })
  c.add(fill(trees.join(''), color))
}
