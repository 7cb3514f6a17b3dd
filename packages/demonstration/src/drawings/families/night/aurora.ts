import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { downTo, ridge } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill, polyline, rect } from '../../kit/shapes.ts'
import { addStars } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'
import { night } from './night.ts'

/** Curtains of light: many thin upright strokes along a wave. */
export function aurora(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [dark, , , light] = night(c, round)
  addStars(c, height * 0.75, 260)
  for (const [band, color] of [light, mix(light, '#8a7bff', 0.5), light].entries()) {
    const base = height * (0.38 + band * 0.08)
    const paint = c.linear([
      [0, color, 0],
      [0.62, color, 0.2],
      [0.93, color, 0.62],
      [1, color, 0],
    ])
    for (let x = -20; x < width + 20; x += 9) {
      const wave =
        Math.sin(x / (width * 0.16) + band * 2 + round) * height * 0.05 +
        Math.sin(x / (width * 0.06) + band) * height * 0.018
      const tall = height * (0.2 + 0.12 * Math.sin(x / (width * 0.09) + band * 1.7)) * random.between(0.8, 1.15)
      c.add(rect(x, base + wave - tall, 15, tall, paint))
    }
  }
  const hills = ridge(random, width, height * 0.82, height * 0.12, 0.5)
  c.add(fill(downTo(polyline(hills), width, height), mix(dark, '#000000', 0.3)))
  c.add(
    fill(
      times(30, () =>
        pine(random, random.next() * width, height * random.between(0.9, 1.02), height * random.between(0.06, 0.2)),
      ).join(''),
      '#03060a',
    ),
  )
  c.add(c.glow(width * 0.5, height * 0.9, width * 0.6, height * 0.14, light, 0.18))
  return {
    name: entry(
      [
        'Green curtains',
        'Northern lights over the firs',
        'The sky dances',
        'Aurora, minus twelve',
        'Polar night',
        'Lights in the north',
      ],
      round,
    ),
    alt: 'Aurora curtains glow above a dark forest and a starry sky.',
    tags: ['aurora', 'night', 'stars', 'winter'],
  }
}
