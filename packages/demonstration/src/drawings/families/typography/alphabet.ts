import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { type Face, letters, widthOf } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { at, circle, fill, rect } from '../../kit/shapes.ts'

/** All letters of the alphabet in a grid, each cell different. */
export function alphabet(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const columns = width > height ? 7 : 4
  const rows = Math.ceil(28 / columns)
  const [w, h] = [(width * 0.9) / columns, (height * 0.92) / rows]
  const face: Face = entry(['black', 'serif', 'italic', 'hand', 'plain', 'black'], round)
  const colors = [palette.light, palette.mid, palette.deep, palette.accent, palette.ink, palette.paper]
  for (const [index, letter] of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ&?'.split('').entries()) {
    const [x, y] = [width * 0.05 + (index % columns) * w, height * 0.04 + Math.floor(index / columns) * h]
    const ground = entry(colors, index * 5 + Math.floor(index / columns) + round)
    const ink = random.pick(colors.filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.25))
    const cell = rect(x, y, w + 0.5, h + 0.5, ground)
    const extra = [
      circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.4, ink, 'fill-opacity="0.18"'),
      fill(`M${at(x)},${at(y + h)}L${at(x + w)},${at(y)}V${at(y + h)}Z`, ink, 'fill-opacity="0.14"'),
      '',
    ]
    const size = Math.min(w / Math.max(0.5, widthOf(face, letter, 1)), h) * 0.82
    c.add(
      cell,
      random.pick(extra),
      letters(face, letter, x + w / 2, y + h / 2 + size * 0.34, size, ink, { anchor: 'middle' }),
    )
  }
  return {
    name: entry(
      [
        'A to Z, black',
        'Serif alphabet',
        'Italic ABC',
        'Hand-cut alphabet',
        'Plain letters, bright squares',
        'Alphabet for a hallway',
      ],
      round,
    ),
    alt: 'The alphabet in a grid of coloured squares, one letter in each.',
    tags: ['alphabet', 'typography', 'letters', 'kids room'],
  }
}
