import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { rect } from '../../kit/shapes.ts'
import { skyFor } from '../landscapes/skies.ts'
import { floorLamp } from './lamps.ts'
import { lit } from './light.ts'
import { lightPatch, windowView } from './openings.ts'
import { room } from './room.ts'
import { rug } from './rug.ts'
import { books, vase } from './shelf-things.ts'
import { cushion, sofa } from './sofa.ts'

export function readingCorner(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const { floor, wood, colors } = room(c, round + 1, 0.8)
  const sky = skyFor(round, 6)
  const isLeft = round % 2 === 0
  const side = (x: number) => (isLeft ? x : width - x)
  const w = width * 0.34
  const wx = isLeft ? width * 0.1 : width * 0.56
  c.add(windowView(c, wx, height * 0.12, w, height * 0.4, sky, entry(['#f4efe6', '#3a302a', wood], round), round % 4))
  c.add(lightPatch(wx + w * 0.2, floor - 40, w, height * 0.16, isLeft ? width * 0.22 : -width * 0.22, 0.4))
  const shelfX = isLeft ? width * 0.6 : width * 0.06
  const [top, sw] = [height * 0.1, width * 0.34]
  c.add(rect(shelfX - 10, top, sw + 20, floor - top, lit(c, shade(wood, -0.2), 0)))
  const rows = 5
  const tall = (floor - top - 20) / rows
  for (let row = 0; row < rows; row += 1) {
    const y = top + 14 + row * tall
    c.add(
      rect(shelfX, y, sw, tall - 12, shade(wood, -0.55)),
      books(c, shelfX + 4, y + tall - 12, sw * random.between(0.4, 0.95), tall - 22, [
        ...colors,
        '#e8dfcf',
        palette.ink,
      ]),
    )
    if (random.chance(0.5)) c.add(vase(c, shelfX + sw * 0.86, y + tall - 12, tall * 0.55, random.pick(colors)))
  }
  const [ax, aw] = [side(width * 0.36), Math.min(width * 0.36, height * 0.34)]
  const front = floor + height * 0.09
  c.add(
    rug(
      c,
      ax,
      front + 6,
      aw * 1.7,
      (height - floor) * 0.6,
      random.shuffled([palette.light, palette.accent, palette.paper]),
      round % 2 === 1,
    ),
  )
  c.add(sofa(c, ax - aw / 2, front, aw, entry([palette.accent, palette.deep, palette.mid], round), (round + 1) % 3))
  c.add(cushion(c, ax, front - aw * 0.3, aw * 0.32, palette.light, 8))
  c.add(floorLamp(c, side(width * 0.13), front, height * 0.42, palette.light, '#2b2522', round + 1))
  c.vignette('#1a100c', 0.36)
  return {
    name: entry(
      [
        'Reading corner',
        'One more chapter',
        'Books to the ceiling',
        'The good armchair',
        'Rainy-day nook',
        'Shelf, chair, window',
      ],
      round,
    ),
    alt: `An armchair and a lamp between a full bookcase and a window with a ${sky.hour.toLowerCase()} view.`,
    tags: ['reading nook', 'books', 'interior', 'armchair', 'cozy'],
  }
}
