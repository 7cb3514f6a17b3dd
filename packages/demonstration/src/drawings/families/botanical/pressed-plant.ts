import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill, line, place, rect, stroke } from '../../kit/shapes.ts'
import { colorsOf, shadowOf } from './paper-sheet.ts'
import { plants } from './plants.ts'

/** One plant on an old sheet, taped down, with a label. */
export function pressedPlant(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const plant = entry(plants, round * 3)
  const paper = mix('#f3ead6', palette.paper, lightness(palette.paper) < 0.4 ? 0 : 0.5)
  c.wash(
    c.linear(
      [
        [0, shade(palette.mid, -0.1)],
        [1, shade(palette.deep, -0.1)],
      ],
      130,
    ),
  )
  const [x, y, w, h] = [width * 0.06, height * 0.045, width * 0.88, height * 0.91]
  c.add(
    rect(x + 14, y + 20, w, h, '#1a120c', 'fill-opacity="0.25"'),
    rect(
      x,
      y,
      w,
      h,
      c.linear(
        [
          [0, shade(paper, 0.25)],
          [1, shade(paper, -0.07)],
        ],
        60,
      ),
    ),
  )
  const specks = times(60, () =>
    blob(random, x + random.next() * w, y + random.next() * h, random.between(1, 7), 0.4, 1, 5),
  ).join('')
  c.add(fill(specks, '#8a6a3a', 'fill-opacity="0.12"'))
  const size = Math.min(h * 0.74, w * 0.95)
  const markup = plant.draw(random, width / 2, y + h * 0.84, size, colorsOf(c))
  c.add(shadowOf(markup, 6, 8), markup)
  for (const part of [0.78, 0.55]) {
    c.add(
      place(
        rect(-70, -16, 140, 32, '#fffdf2', 'fill-opacity="0.55"'),
        width / 2 + random.around(0, 8),
        y + h * part,
        random.between(-12, 12),
      ),
    )
  }
  const label = [
    rect(0, 0, 250, 110, shade(paper, 0.4), `stroke="${mix(palette.ink, paper, 0.5)}" stroke-width="1.5"`),
    ...times(4, (row) =>
      line(22, 28 + row * 20, 22 + random.between(110, 206), 28 + row * 20, palette.deep, row === 0 ? 5 : 2),
    ),
  ]
  c.add(place(label.join(''), x + w - 290, y + h - 140, random.between(-1.5, 1.5)))
  c.add(
    stroke(
      times(5, (step) => `M${x + 30 + step * 26},${y + h - 40}v-${step % 2 ? 14 : 22}`).join(''),
      mix(palette.ink, paper, 0.3),
      2,
    ),
  )
  return {
    name: `Herbarium sheet: ${plant.name.toLowerCase()}`,
    alt: `A pressed ${plant.name.toLowerCase()} taped to an aged herbarium sheet with a small label.`,
    tags: ['herbarium', 'botanical', plant.name.toLowerCase(), 'pressed'],
  }
}
