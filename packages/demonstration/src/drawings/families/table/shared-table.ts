import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { plateWith } from './plate.ts'
import { addTop, shadow, sprig } from './table-top.ts'

/** Many dishes shared on one table. */
export function sharedTable(c: Canvas, round: number): Words {
  const { width, height, random } = c
  addTop(c, round + 1)
  const placed: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 900 && placed.length < 13; tries += 1) {
    const r = Math.min(width, height) * random.between(0.12, 0.2) * (1 - tries / 1800)
    const [x, y] = [random.between(0, width), random.between(0, height)]
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r + 16)) placed.push({ x, y, r })
  }
  for (const [index, { x, y, r }] of placed.entries())
    c.add(shadow(c, x, y, r), plateWith(c, x, y, r, index + round * 3).markup)
  for (let extra = 0; extra < 6; extra += 1)
    c.add(sprig(c, random.next() * width, random.next() * height, width * 0.12, random.between(0, 360)))
  c.vignette('#1a0f0a', 0.26)
  return {
    name: entry(
      [
        'Everybody brought something',
        'Long lunch',
        'Small plates',
        'The table after two',
        'Feast, from the ceiling',
        'Bring a bowl',
      ],
      round,
    ),
    alt: 'A table crowded with plates and bowls of different dishes, seen from above.',
    tags: ['feast', 'food', 'from above', 'dinner'],
  }
}
