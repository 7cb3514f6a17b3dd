import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { linesOf, paragraph } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, disc, fill, line, place, rect, stroke } from '../../kit/shapes.ts'
import { said, saying } from './sayings.ts'

/** A note in handwriting, taped on something. */
export function note(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const text = saying(round, 4)
  c.wash(
    c.linear(
      [
        [0, palette.mid],
        [1, shade(palette.deep, -0.1)],
      ],
      40,
    ),
  )
  c.add(fill(`M0,0h${at(width * 0.3)}l${at(width * 0.4)},${height}H0Z`, '#ffffff', 'fill-opacity="0.1"'))
  const s = Math.min(width, height) * 0.72
  const paper = entry(['#fff7d6', '#fbfaf5', '#ffe1dd', '#e6f2e6', '#f3ead8', '#e4eefb'], round)
  const marks =
    round % 2
      ? stroke(
          times(9, (row) => `M${at(-s * 0.46)},${at(-s * 0.36 + row * s * 0.1)}h${at(s * 0.92)}`).join(''),
          '#8fb0d0',
          2.4,
          'stroke-opacity="0.7"',
        ) + line(-s * 0.38, -s / 2, -s * 0.38, s / 2, '#d9776a', 2.4)
      : fill(
          times(196, (dot) =>
            disc(-s * 0.46 + (dot % 14) * s * 0.07, -s * 0.46 + Math.floor(dot / 14) * s * 0.07, 2),
          ).join(''),
          '#a9a294',
          'fill-opacity="0.5"',
        )
  const size = s * 0.17
  const rows = linesOf('hand', text, size, s * 0.74)
  const page =
    rect(-s / 2 + 10, -s / 2 + 16, s, s, '#1a100c', 'fill-opacity="0.28"') +
    fill(
      box(-s / 2, -s / 2, s, s),
      c.linear(
        [
          [0, shade(paper, 0.3)],
          [1, shade(paper, -0.06)],
        ],
        60,
      ),
    ) +
    marks +
    paragraph('hand', rows, 0, -((rows.length - 1) * size) / 2 + size * 0.2, size, '#2b2a33', 1, { anchor: 'middle' }) +
    stroke(
      `M${at(-s * 0.28)},${at(s * 0.38)}q${at(s * 0.14)},${at(s * 0.04)} ${at(s * 0.28)},0t${at(s * 0.28)},0`,
      palette.accent,
      s * 0.016,
    )
  c.add(
    place(
      page + rect(-s * 0.16, -s * 0.55, s * 0.32, s * 0.1, palette.accent, 'fill-opacity="0.72"'),
      width / 2,
      height / 2,
      random.around(0, 9),
    ),
  )
  c.vignette('#1a100c', 0.3)
  return said(text, 'are hand-written on a note taped to a coloured surface')
}
