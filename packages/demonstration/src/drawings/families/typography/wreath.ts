import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, readableOn, shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { type Face, linesOf, paragraph } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, disc, fill, polar } from '../../kit/shapes.ts'
import { said, saying } from './sayings.ts'

/** A hand-written line in a wreath. */
export function wreath(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const text = saying(round, 1)
  const ground = lightness(palette.paper) < 0.4 ? palette.paper : mix(palette.paper, '#ffffff', 0.3)
  c.wash(
    c.linear([
      [0, shade(ground, 0.1)],
      [1, shade(ground, -0.05)],
    ]),
  )
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.4]
  const green = [palette.deep, palette.mid, mix(palette.deep, '#4f7a4a', 0.6)]
  for (let spot = 0; spot < 90; spot += 1) {
    const angle = (spot / 90) * 6.2832
    if (round % 2 === 1 && angle > 4.2 && angle < 5.2) continue
    const [px, py] = polar(x, y, r + random.around(0, r * 0.05), angle)
    c.add(
      fill(
        leaf(
          px,
          py,
          r * random.between(0.16, 0.26),
          r * 0.075,
          angle + 1.3 + (spot % 2 ? 0.5 : -0.5) + random.around(0, 0.3),
        ),
        entry(green, spot),
      ),
    )
    if (spot % 7 === 0)
      c.add(
        fill(times(5, (petal) => disc(...polar(px, py, r * 0.045, petal * 1.257), r * 0.035)).join(''), palette.accent),
        circle(px, py, r * 0.025, '#f6dc8a'),
      )
    if (spot % 5 === 2) c.add(circle(...polar(px, py, r * 0.08, random.between(0, 6.28)), r * 0.02, palette.accent))
  }
  const ink = readableOn(ground, palette.ink, palette.deep)
  const face: Face = round % 2 ? 'italic' : 'hand'
  const size = r * 0.3
  const rows = linesOf(face, text, size, r * 1.25)
  c.add(
    paragraph(face, rows, x, y - ((rows.length - 1) * size * 1.02) / 2 + size * 0.3, size, ink, 1.02, {
      anchor: 'middle',
    }),
  )
  return said(text, 'stand in a wreath of leaves and small flowers')
}
