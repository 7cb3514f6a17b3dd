import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry } from '../../kit/random.ts'
import { rect } from '../../kit/shapes.ts'
import { plants } from '../botanical/plants.ts'
import { framedArt } from './framed-art.ts'
import { lit } from './light.ts'
import { lightPatch } from './openings.ts'
import { books, vase } from './shelf-things.ts'

/** Shelves on a wall, full of small things. */
export function shelfWall(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(
    [palette.deep, palette.light, mix(palette.mid, palette.ink, 0.3), lightGround(c.palette), palette.accent],
    round,
  )
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.1)],
        [1, shade(ground, -0.2)],
      ],
      50,
    ),
  )
  c.add(lightPatch(-40, height * 0.05, width * 0.8, height * 0.5, width * 0.3, 0.14))
  const rows = width > height ? 2 : entry([3, 4, 3, 5], round)
  const tall = (height * 0.92) / rows
  const wood = entry(['#c79a6b', '#8a5d3c', '#efe7da', '#3b2d26'], round)
  const colors = [palette.light, palette.mid, palette.accent, palette.deep, '#efe7da', palette.ink]
  for (let row = 0; row < rows; row += 1) {
    const y = height * 0.04 + (row + 0.9) * tall
    const [from, to] = [
      width * (0.06 + (row % 2) * (round % 2) * 0.12),
      width * (0.94 - ((row + 1) % 2) * (round % 2) * 0.14),
    ]
    c.add(rect(from, y + 20, to - from, 26, '#1a100c', 'fill-opacity="0.2"'))
    let x = from + 20
    while (x < to - 110) {
      const kind = random.whole(0, 5)
      const size = tall * random.between(0.4, 0.66)
      const color = random.pick(colors)
      if (kind <= 1) {
        const w = Math.min(random.between(110, 240), to - x - 10)
        c.add(books(c, x, y, w, tall * 0.62, colors))
        x += w + 20
      } else if (kind === 2) {
        const { draw } = random.pick(plants)
        const green = mix('#4a7a4f', palette.deep, 0.2)
        c.add(
          draw(random, x + 60, y - size * 0.28, size * 0.9, {
            leaf: green,
            light: shade(green, 0.4),
            flower: palette.accent,
            heart: palette.ink,
          }),
          vase(c, x + 60, y, size * 0.38, color, 1),
        )
        x += 140
      } else if (kind === 3) {
        c.add(
          framedArt(
            c,
            x,
            y - size,
            size * 0.74,
            size,
            random.pick(['#2d2622', '#f4efe6', wood]),
            random.shuffled([lightGround(c.palette), palette.light, palette.accent, palette.deep]),
          ),
        )
        x += size * 0.74 + 26
      } else {
        c.add(vase(c, x + size * 0.3, y, size, color))
        x += size * 0.68
      }
    }
    c.add(rect(from, y, to - from, 18, lit(c, wood, 90)))
  }
  c.vignette('#1a100c', 0.32)
  return {
    name: entry(
      ['Shelf study', 'Shelfie', 'Everything on display', 'Three shelves', 'Collected slowly', 'The long shelf'],
      round,
    ),
    alt: `Wall shelves with books, vases, small plants and framed pictures against a ${palette.name} wall.`,
    tags: ['shelves', 'styling', 'books', 'interior'],
  }
}
