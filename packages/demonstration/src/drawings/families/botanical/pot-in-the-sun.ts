import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { box, fill, rect } from '../../kit/shapes.ts'
import { colorsOf, shadowOf } from './paper-sheet.ts'
import { plants } from './plants.ts'

/** One plant in a pot against a wall with a low sun. */
export function potInTheSun(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const plant = entry(plants, round * 3 + 7)
  const wall = mix(palette.light, palette.paper, lightness(palette.paper) < 0.4 ? 0.5 : 0.3)
  c.wash(
    c.linear(
      [
        [0, shade(wall, 0.1)],
        [1, shade(wall, -0.12)],
      ],
      110,
    ),
  )
  const lean = width * random.between(0.2, 0.4)
  const beam = (x: number, w: number) => `M${x},0h${w}l${lean},${height}h${-w}Z`
  c.add(
    fill(
      beam(width * 0.1, width * 0.17) + beam(width * 0.3, width * 0.17) + beam(width * 0.5, width * 0.1),
      '#fff6dd',
      'fill-opacity="0.42"',
    ),
  )
  const floor = height * 0.8
  c.add(
    rect(
      0,
      floor,
      width,
      height - floor,
      c.linear([
        [0, shade(palette.mid, -0.15)],
        [1, palette.mid],
      ]),
    ),
  )
  const [pot, x] = [width * 0.13, width * random.between(0.42, 0.58)]
  const colors = { ...colorsOf(c), light: mix(palette.light, '#7faa6a', 0.5) }
  const body = plant.draw(random, x, floor - pot * 1.25, Math.min(height * 0.55, width * 0.8), colors)
  c.add(`<g transform="translate(${Math.round(width * 0.1)} 18)">${shadowOf(body, 0, 0)}</g>`, body)
  const shape = `M${x - pot},${floor - pot * 1.5}h${pot * 2}l${-pot * 0.26},${pot * 1.8}q${-pot * 0.74},${pot * 0.2} ${-pot * 1.48},0Z`
  c.add(c.glow(x + pot * 0.5, floor + pot * 0.3, pot * 1.8, pot * 0.35, '#1a120c', 0.5))
  c.add(
    fill(
      shape,
      c.linear(
        [
          [0, shade(palette.accent, 0.25)],
          [0.45, palette.accent],
          [1, shade(palette.accent, -0.4)],
        ],
        0,
      ),
    ),
  )
  c.add(
    fill(
      box(x - pot * 1.08, floor - pot * 1.62, pot * 2.16, pot * 0.34),
      c.linear(
        [
          [0, shade(palette.accent, 0.35)],
          [0.5, palette.accent],
          [1, shade(palette.accent, -0.35)],
        ],
        0,
      ),
    ),
  )
  return {
    name: `${plant.name} on the sill`,
    alt: `A ${plant.name.toLowerCase()} in a clay pot; window light falls across the wall behind it.`,
    tags: ['houseplant', plant.name.toLowerCase(), 'light', 'home'],
  }
}
