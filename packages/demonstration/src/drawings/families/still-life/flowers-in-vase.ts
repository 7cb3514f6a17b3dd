import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { fill } from '../../kit/shapes.ts'
import { bouquet } from './bouquet.ts'
import { cast, pot } from './pot.ts'
import { setTable } from './set-table.ts'

export function flowersInVase(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round, 0.74)
  const x = width * random.between(0.44, 0.56)
  const foot = table + height * 0.1
  const vase = pot(
    c,
    x,
    foot,
    height * random.between(0.24, 0.3),
    entry(['#f2ebdf', palette.deep, palette.accent, '#3b4a52', palette.mid], round),
    round % 5,
  )
  const hues = entry(
    [
      [palette.accent, '#fff3e6', palette.mid],
      ['#ffffff', palette.mid, palette.light],
      [palette.light, palette.accent, '#e8b23a'],
      [palette.deep, palette.accent, '#f6d7d0'],
      ['#f1c6cf', '#d9637a', '#fff4ea'],
    ],
    round,
  )
  const kinds = entry(
    [
      [3, 0, 5],
      [2, 2, 2],
      [4, 1, 0],
      [1, 3, 5],
      [0, 4, 5],
    ],
    round,
  )
  c.add(cast(c, x, foot, height * 0.16))
  c.add(
    bouquet(
      c,
      x,
      vase.mouth,
      Math.min(width * 0.38, height * 0.34),
      Math.min(height * 0.46, vase.mouth * 0.86),
      hues,
      mix('#4d7a4a', palette.deep, 0.3),
      kinds,
    ),
    vase.markup,
  )
  for (let petal = 0; petal < 5; petal += 1)
    c.add(
      fill(
        blob(random, x + random.around(0, width * 0.3), foot + random.between(10, 60), width * 0.018, 0.3, 0.5, 6),
        entry(hues, petal),
      ),
    )
  c.vignette('#1a0f0a', 0.34)
  const kind = entry(['Peonies', 'Tulips', 'Anemones', 'Garden roses', 'Daisies'], round)
  return {
    name: `${kind}, ${entry(['third day', 'from the market', 'just cut', 'by a friend', 'in the wrong jug'], round)}`,
    alt: `${kind} with greenery in a ceramic vase on a table, light from the left.`,
    tags: ['flowers', kind.toLowerCase().split(' ').at(-1) ?? 'flowers', 'still life', 'vase'],
  }
}
