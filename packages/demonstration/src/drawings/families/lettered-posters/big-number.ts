import type { Canvas } from '../../kit/canvas.ts'
import { lightness, readableOn } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, outline, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, fill, rect } from '../../kit/shapes.ts'
import { billed, events } from './events.ts'

/** A big number and a column of text, Swiss and strict. */
export function bigNumber(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(
    [palette.paper, palette.deep, palette.accent, palette.paper, palette.ink, palette.light],
    round + 2,
  )
  const ink = readableOn(ground, palette.ink, palette.paper)
  c.wash(ground)
  const number = entry(['7', '24', '9', '60', '3', '88'], round)
  const size = sizeToFit('black', number, width * 0.94, height * 0.66, -0.06)
  const hue = entry(
    [palette.accent, palette.light, palette.paper].filter(
      (color) => Math.abs(lightness(color) - lightness(ground)) > 0.2,
    ),
    0,
  )
  const d = outline('black', number, width * 0.03, height * 0.1 + size * 0.74, size, { tracking: -0.06 })
  const stripes = times(30, (line) => rect(0, height * 0.06 + line * height * 0.024, width, height * 0.012, hue)).join(
    '',
  )
  c.add(round % 2 === 0 ? fill(d, hue) : c.inside(fill(d, '#000'), stripes))
  c.add(rect(width * 0.07, height * 0.78, width * 0.86, 5, ink))
  const { title, line, place } = entry(events, round + 18)
  c.add(
    letters('black', title, width * 0.07, height * 0.85, width * 0.06, ink, { tracking: -0.02 }),
    paragraph('plain', [line, place], width * 0.07, height * 0.9, width * 0.028, ink, 1.4),
    paragraph(
      'plain',
      times(3, (row) =>
        entry(['Mo–Fr 10–18', 'Sa–Su 11–17', 'Entry free', 'Cafe open late', 'Guided tours'], row + round),
      ),
      width * 0.6,
      height * 0.835,
      width * 0.024,
      ink,
      1.5,
    ),
  )
  c.add(
    circle(
      width * random.between(0.7, 0.88),
      height * 0.7,
      width * 0.06,
      palette.deep === ground ? palette.accent : palette.deep,
    ),
  )
  return billed(round + 18, `a giant ${number}`)
}
