import type { Canvas } from '../../kit/canvas.ts'
import { lightness, readableOn } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters, paragraph } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { multiply, rect } from '../../kit/shapes.ts'
import { billed, events } from './events.ts'

/** Huge letters cropped by the edges, in two inks. */
export function croppedLetters(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.mid, palette.paper, palette.accent, palette.light, palette.deep, palette.paper], round)
  c.wash(ground)
  const { title } = entry(events, round + 12)
  const inks = [palette.deep, palette.accent, palette.ink, palette.light].filter(
    (color) => Math.abs(lightness(color) - lightness(ground)) > 0.15,
  )
  const face = entry(['black', 'serif', 'black', 'italic'] as const, round)
  for (const [index, letter] of title.toUpperCase().split('').entries()) {
    const rows = Math.ceil(title.length / 2)
    const size = (height / rows) * random.between(1.05, 1.3)
    const [x, y] = [
      width * (index % 2 ? 0.44 : -0.04) + random.around(0, 40),
      (height / rows) * (Math.floor(index / 2) + 0.86) + random.around(0, 30),
    ]
    c.add(
      letters(face, letter, x, y, size, entry(inks, index), {
        extra: lightness(ground) > 0.5 ? multiply : 'fill-opacity="0.92"',
      }),
    )
  }
  const ink = readableOn(ground, palette.ink, palette.paper)
  c.add(
    rect(width * 0.56, height * 0.9, width * 0.44, height * 0.1, ground),
    paragraph('plain', [title, entry(events, round + 12).line], width * 0.58, height * 0.935, width * 0.026, ink, 1.4),
  )
  return billed(round + 12, 'giant overlapping letters')
}
