import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { cast, pot } from './pot.ts'
import { setTable } from './set-table.ts'

export function ceramics(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 1, 0.7)
  const clay = ['#d9c3a5', '#a4623f', '#efe6d8', '#5f6b6d', '#3a302b', palette.accent, palette.mid, palette.deep]
  const count = width > height ? 7 : entry([4, 5, 3, 6, 4], round)
  for (const row of [0, 1]) {
    const foot = table + height * (0.03 + row * 0.1)
    for (let index = 0; index < count - row; index += 1) {
      const tall = Math.min(height * 0.4, width * 0.5) * random.between(0.45, 1) * (row === 0 ? 1 : 0.66)
      const x = (width * (index + 0.5 + row * 0.3)) / count + random.around(0, 20)
      c.add(
        cast(c, x, foot, tall * 0.5),
        pot(c, x, foot, tall, entry(clay, index * 3 + row + round), random.whole(0, 5)).markup,
      )
    }
  }
  c.vignette('#1a0f0a', 0.3)
  return {
    name: entry(['Kiln day', 'Shelf of seconds', 'Stoneware family', 'Pots after a long winter', 'Glaze tests'], round),
    alt: 'Hand-thrown vases and bottles in earthy glazes stand in two rows on a table.',
    tags: ['ceramics', 'pottery', 'still life', 'handmade'],
  }
}
