import type { Canvas } from '../../kit/canvas.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, stroke } from '../../kit/shapes.ts'

/** Two sets of rings or lines laid over each other. */
export function moire(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const set = (cx: number, cy: number, color: string, step: number) => {
    const count = Math.ceil((Math.hypot(width, height) * 0.62) / step)
    if (round % 2 === 0)
      return times(count, (ring) =>
        circle(
          cx,
          cy,
          (ring + 1) * step,
          'none',
          `stroke="${color}" stroke-width="${at(step * 0.42)}" stroke-opacity="0.85"`,
        ),
      ).join('')
    return stroke(
      times(Math.ceil(width / step) + 40, (index) =>
        smooth(
          times(7, (k): Point => [
            index * step - 20 * step + Math.sin(k * 0.9 + cx) * 60 + (k - 3) * (cx / 16),
            (height * k) / 6,
          ]),
        ),
      ).join(''),
      color,
      step * 0.4,
      'stroke-opacity="0.85"',
    )
  }
  const step = entry([17, 15, 24, 20, 13, 26], round)
  c.add(
    set(width * random.between(0.3, 0.45), height * random.between(0.3, 0.45), palette.deep, step),
    set(width * random.between(0.55, 0.7), height * random.between(0.5, 0.68), palette.accent, step * 1.04),
  )
  return {
    name: entry(['Two stones in water', 'Veil', 'Interference', 'Silk, doubled', 'Rings on rings', 'Gauze'], round),
    alt: 'Two families of fine lines overlap and make a shimmering pattern.',
    tags: ['op art', 'moire', 'generative', 'abstract'],
  }
}
