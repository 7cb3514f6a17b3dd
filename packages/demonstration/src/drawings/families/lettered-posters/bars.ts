import type { Canvas } from '../../kit/canvas.ts'
import { lightness, readableOn } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph, sizeToFit } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, circle, fill, rect } from '../../kit/shapes.ts'
import { billed, events } from './events.ts'

/** A rotated grid of bars that thin out. */
export function bars(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.paper, palette.ink, palette.light, palette.deep, palette.paper, palette.accent], round)
  const ink = readableOn(ground, palette.ink, palette.paper)
  c.wash(ground)
  const turn = random.pick([-45, -30, 30, 45, 60])
  const list = times(15, (index) =>
    box(-width, index * height * 0.075, width * 3, height * (0.006 + ((14 - index) / 14) ** 1.6 * 0.06)),
  )
  c.add(
    `<g transform="rotate(${turn} ${at(width / 2)} ${at(height / 2)})">${fill(list.join(''), lightness(ground) > 0.5 ? palette.accent : palette.mid)}</g>`,
  )
  const { title } = entry(events, round + 6)
  const size = sizeToFit('black', title, height * 0.62, width * 0.34, -0.03)
  c.add(
    `<g transform="translate(${at(width * 0.07 + size * 0.74)} ${at(height * 0.93)}) rotate(-90)">${letters('black', title, 0, 0, size, ink, { tracking: -0.03 })}</g>`,
  )
  c.add(
    circle(width * 0.8, height * 0.12, width * 0.1, ink),
    rect(width * 0.42, height * 0.87, width, height, ground),
    paragraph(
      'plain',
      [entry(events, round + 6).line, entry(events, round + 6).place],
      width * 0.46,
      height * 0.9,
      width * 0.027,
      ink,
      1.35,
    ),
  )
  return billed(round + 6, 'slanting bars')
}
