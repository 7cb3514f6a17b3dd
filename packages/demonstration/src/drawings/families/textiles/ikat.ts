import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { type Point, fill, line, polygon } from '../../kit/shapes.ts'
import { addFolds } from './folds.ts'

/** Rows of lozenges with feathered edges, as threads dyed before weaving. */
export function ikat(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const columns = entry([3, 4, 2, 5], round)
  const w = width / columns
  const tall = w * entry([1.5, 1.1, 1.2, 2], round)
  const rings = [palette.deep, palette.light, palette.accent, palette.paper, palette.ink]
  for (let column = 0; column <= columns; column += 1) {
    for (let row = -1; row * tall < height + tall; row += 1) {
      const [cx, cy] = [column * w, row * tall + (column % 2 ? tall / 2 : 0)]
      for (const [ring, color] of rings.entries()) {
        const part = 1 - ring * 0.2
        const edge: Point[] = []
        for (let step = 0; step < 64; step += 1) {
          const side = step < 32 ? 1 : -1
          const t = side === 1 ? step / 31 : (63 - step) / 31
          const x = cx + (t * 2 - 1) * (w / 2) * part
          const reach = (1 - Math.abs(t * 2 - 1)) * (tall / 2) * part
          edge.push([x, cy + side * (reach + random.around(0, tall * 0.05))])
        }
        c.add(fill(polygon(edge), color))
      }
    }
  }
  c.wash(
    c.pattern(
      7,
      4,
      line(0, 0, 0, 4, '#000000', 1.5, 'stroke-opacity="0.14"') +
        line(3.5, 0, 3.5, 4, '#ffffff', 1.5, 'stroke-opacity="0.16"'),
    ),
  )
  addFolds(c, 0.18)
  return {
    name: entry(
      ['Ikat panel', 'Five lozenges', 'Silk road coat', 'Feathered diamonds', 'Tent hanging', 'River of lozenges'],
      round,
    ),
    alt: 'Columns of nested diamonds with soft, feathered edges in dyed thread.',
    tags: ['ikat', 'textile', 'pattern', 'silk'],
  }
}
