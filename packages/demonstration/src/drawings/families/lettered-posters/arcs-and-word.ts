import type { Canvas } from '../../kit/canvas.ts'
import { readableOn } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { band, disc, rect } from '../../kit/shapes.ts'
import { billed, events } from './events.ts'

/** Small lines of text set in the corners, as on a concert bill. */
function smallPrint(c: Canvas, round: number, color: string, y: number): string {
  const { width } = c
  const event = entry(events, round)
  const size = width * 0.026
  return (
    paragraph('plain', [event.line, event.place], width * 0.07, y, size, color, 1.35) +
    paragraph(
      'plain',
      [entry(['12–30', '3–17', '1–28', '8–22'], round), entry(['May', 'June', 'October', 'March'], round)],
      width * 0.72,
      y,
      size,
      color,
      1.35,
    )
  )
}

/** Concentric arcs cut by the edge, with a giant word. */
export function arcsAndWord(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.accent, palette.paper, palette.deep, palette.light, palette.ink, palette.mid], round)
  const ink = readableOn(ground, palette.ink, palette.paper)
  const hue = [palette.accent, palette.deep, palette.mid, palette.light].filter((color) => color !== ground)
  c.wash(ground)
  const [x, y] = [width * random.pick([0.1, 0.5, 0.94]), height * random.between(0.32, 0.5)]
  for (let ring = 9; ring > 0; ring -= 1)
    c.add(band(disc(x, y, width * 0.085 * ring), ring % 3 === 0 ? entry(hue, 0) : ink, width * 0.042))
  const { title } = entry(events, round)
  const size = sizeToFit('black', title.toLowerCase(), width * 0.9, height * 0.2, -0.04)
  c.add(
    rect(0, height * 0.72, width, height, ground),
    letters('black', title.toLowerCase(), width * 0.05, height * 0.72 + size * 0.62, size, ink, { tracking: -0.04 }),
    smallPrint(c, round, ink, height * 0.945),
  )
  return billed(round, 'concentric rings')
}
