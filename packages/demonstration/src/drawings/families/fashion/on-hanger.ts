import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { at, fill, place, rect, stroke } from '../../kit/shapes.ts'
import { clothes, dressed, fabric, hueAt } from './cloth.ts'

/** One garment, large, on a hanger. */
export function onHanger(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const ground = entry(
    [palette.paper, mix(palette.light, palette.paper, 0.3), palette.light, mix(palette.mid, palette.paper, 0.5)],
    round,
  )
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.12)],
        [1, shade(ground, -0.12)],
      ],
      40,
    ),
  )
  const { name, shape } = entry(
    clothes.filter(({ name }) => name !== 'trousers' && name !== 'skirt'),
    round,
  )
  const s = Math.min(width * 0.78, height * 0.72)
  const color = hueAt(c, round + 1)
  const top = height * 0.22
  c.add(
    rect(
      0,
      height * 0.1,
      width,
      12,
      c.linear([
        [0, '#c9a26f'],
        [1, '#8a5d3c'],
      ]),
    ),
    stroke(
      `M${at(width / 2)},${at(top + s * 0.02)}v${at(-s * 0.05)}q0,${at(-s * 0.04)} ${at(s * 0.03)},${at(-s * 0.05)}q${at(s * 0.03)},${at(-s * 0.05)} ${at(-s * 0.02)},${at(-(top - height * 0.1) * 0.62)}`,
      '#8d9296',
      7,
    ),
    stroke(
      `M${at(width / 2 - s * 0.24)},${at(top + s * 0.1)}L${at(width / 2)},${at(top)}L${at(width / 2 + s * 0.24)},${at(top + s * 0.1)}`,
      '#a5754b',
      20,
    ),
  )
  const garment = shape(s)
  c.add(
    place(fill(garment.outline, '#1a100c', 'fill-opacity="0.16"'), width / 2 + 22, top + 34),
    place(dressed(c, garment, fabric(c, color, (round * 2 + 1) % 6), color), width / 2, top),
  )
  return {
    name: entry(
      [
        'The good jumper',
        'Coat of the year',
        'Summer dress',
        'Sunday shirt',
        'Grandfather’s knit',
        'Rain coat',
        'Market dress',
        'Work shirt',
      ],
      round,
    ),
    alt: `A ${palette.name} ${name} hangs on a wooden hanger against a plain wall.`,
    tags: ['fashion', name, 'style', palette.name],
  }
}
