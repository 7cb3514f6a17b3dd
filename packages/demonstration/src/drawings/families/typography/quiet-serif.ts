import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { linesOf, paragraph } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, line, rect } from '../../kit/shapes.ts'
import { said, saying } from './sayings.ts'

/** One calm sentence, much paper. */
export function quietSerif(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const text = saying(round, 2)
  c.wash(
    c.linear([
      [0, shade(palette.paper, 0.08)],
      [1, shade(palette.paper, -0.04)],
    ]),
  )
  const shape = entry(
    [
      () => circle(width * 0.5, height * 0.32, width * 0.22, palette.accent),
      () => fill(blob(random, width * 0.62, height * 0.36, width * 0.32, 0.18), palette.light),
      () =>
        fill(
          `M${at(width * 0.2)},${at(height * 0.5)}V${at(height * 0.3)}a${at(width * 0.3)},${at(width * 0.3)} 0 0 1 ${at(width * 0.6)},0V${at(height * 0.5)}Z`,
          palette.mid,
        ),
      () =>
        times(4, (ring) =>
          circle(
            width * 0.5,
            height * 0.34,
            width * (0.28 - ring * 0.07),
            entry([palette.light, palette.mid, palette.accent, palette.deep], ring),
          ),
        ).join(''),
      () =>
        fill(
          times(9, (l) =>
            leaf(width * 0.5, height * 0.52 - l * height * 0.03, width * 0.2, width * 0.06, l % 2 ? -0.6 : -2.54),
          ).join(''),
          palette.deep,
        ),
      () =>
        rect(width * 0.18, height * 0.14, width * 0.64, height * 0.36, palette.light) +
        circle(width * 0.5, height * 0.4, width * 0.16, palette.accent),
    ],
    round,
  )
  c.add(shape())
  const size = width * 0.115
  const rows = linesOf(round % 2 ? 'italic' : 'serif', text, size, width * 0.82)
  c.add(
    paragraph(round % 2 ? 'italic' : 'serif', rows, width / 2, height * 0.66, size, palette.ink, 1.12, {
      anchor: 'middle',
    }),
    line(width * 0.45, height * 0.9, width * 0.55, height * 0.9, palette.ink, 3),
  )
  return said(text, 'set in a calm serif under a simple shape')
}
