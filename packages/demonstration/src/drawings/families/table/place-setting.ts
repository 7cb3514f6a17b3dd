import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { circle, place, rect } from '../../kit/shapes.ts'
import { plateWith } from './plate.ts'
import { addTop, cutlery, shadow, sprig } from './table-top.ts'

/** One plate set for somebody. */
export function placeSetting(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  addTop(c, round)
  const [x, y, r] = [width / 2, height * 0.5, Math.min(width * 0.34, height * 0.3)]
  const cloth = lightness(palette.accent) > 0.5 ? palette.deep : palette.accent
  c.add(
    place(
      rect(-r * 1.1, -r * 1.25, r * 2.2, r * 2.5, '#1a0f0a', 'fill-opacity="0.2" transform="translate(10 14)"') +
        rect(
          -r * 1.1,
          -r * 1.25,
          r * 2.2,
          r * 2.5,
          c.linear(
            [
              [0, shade(cloth, 0.16)],
              [1, shade(cloth, -0.16)],
            ],
            30,
          ),
        ) +
        rect(
          -r * 1.02,
          -r * 1.17,
          r * 2.04,
          r * 2.34,
          'none',
          `stroke="${shade(cloth, 0.5)}" stroke-width="4" stroke-dasharray="12 9"`,
        ),
      x,
      y,
      random.around(0, 14),
    ),
  )
  const dish = plateWith(c, x, y, r, round)
  c.add(shadow(c, x, y, r), dish.markup)
  const metal = round % 2 ? '#c9a25f' : '#d3d6d8'
  c.add(
    cutlery(x - r * 1.3, y, r * 1.5, random.around(0, 5), 'fork', metal),
    cutlery(x + r * 1.3, y, r * 1.5, random.around(0, 5), 'knife', metal),
  )
  const glass = [x + r * 1.1, y - r * 1.35] as const
  c.add(
    shadow(c, ...glass, r * 0.3),
    circle(...glass, r * 0.3, '#ffffff', 'fill-opacity="0.4"'),
    circle(...glass, r * 0.25, mix(palette.mid, '#ffffff', 0.3), 'fill-opacity="0.75"'),
    circle(glass[0] - r * 0.07, glass[1] - r * 0.08, r * 0.07, '#ffffff', 'fill-opacity="0.7"'),
  )
  c.add(
    sprig(c, x - r * 1.2, y + r * 1.8, r * 0.9, random.between(20, 70)),
    sprig(c, x + r * 0.2, y + r * 2.05, r * 0.7, random.between(60, 110)),
  )
  c.vignette('#1a0f0a', 0.3)
  return {
    name:
      entry(
        [
          'Table for one',
          'Lunch, set properly',
          'Plate on marble',
          'Supper in blue light',
          'The quick version',
          'Guests at eight',
        ],
        round,
      ) + `: ${dish.name.toLowerCase()}`,
    alt: `A plate of ${dish.name.toLowerCase()} with fork, knife and a glass on a table, seen from above.`,
    tags: ['food', 'table setting', dish.tag, 'from above'],
  }
}
