import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { blob, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, stroke } from '../../kit/shapes.ts'

/** Half a face, half a moon: simple profiles with big eyes. */
export function faces(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const s = Math.min(width, height * 0.8)
  const hues = random.shuffled([palette.light, palette.mid, palette.accent, palette.deep])
  c.add(
    fill(blob(random, width * 0.62, height * 0.34, s * 0.4, 0.2), entry(hues, 0)),
    fill(blob(random, width * 0.3, height * 0.72, s * 0.34, 0.25), entry(hues, 1)),
  )
  const flip = round % 2 ? -1 : 1
  const [x, y] = [width / 2, height * 0.5]
  const px = (v: number) => at(x + v * s * flip)
  const py = (v: number) => at(y + v * s)
  const profile = `M${px(0.05)},${py(-0.44)}C${px(-0.1)},${py(-0.4)} ${px(-0.13)},${py(-0.28)} ${px(-0.11)},${py(-0.18)}C${px(-0.15)},${py(-0.08)} ${px(-0.2)},${py(0)} ${px(-0.19)},${py(0.03)}C${px(-0.16)},${py(0.06)} ${px(-0.12)},${py(0.04)} ${px(-0.12)},${py(0.07)}C${px(-0.17)},${py(0.1)} ${px(-0.16)},${py(0.14)} ${px(-0.12)},${py(0.15)}C${px(-0.16)},${py(0.18)} ${px(-0.13)},${py(0.21)} ${px(-0.1)},${py(0.22)}C${px(-0.12)},${py(0.32)} ${px(0)},${py(0.32)} ${px(0.08)},${py(0.28)}L${px(0.08)},${py(0.52)}`
  if (round % 3 !== 1)
    c.add(
      fill(
        `${profile}L${px(0.4)},${py(0.52)}L${px(0.34)},${py(-0.2)}C${px(0.3)},${py(-0.42)} ${px(0.2)},${py(-0.46)} ${px(0.05)},${py(-0.44)}Z`,
        c.linear([
          [0, shade(entry(hues, 2), 0.15)],
          [1, entry(hues, 2)],
        ]),
      ),
    )
  c.add(stroke(profile, palette.ink, s * 0.014))
  c.add(
    stroke(
      `M${px(-0.08)},${py(-0.12)}Q${px(-0.02)},${py(-0.19)} ${px(0.06)},${py(-0.12)}Q${px(-0.01)},${py(-0.06)} ${px(-0.08)},${py(-0.12)}ZM${px(-0.1)},${py(-0.21)}Q${px(-0.02)},${py(-0.28)} ${px(0.09)},${py(-0.22)}`,
      palette.ink,
      s * 0.013,
    ),
    circle(x + -0.01 * s * flip, y - 0.12 * s, s * 0.026, palette.ink),
  )
  c.add(
    stroke(
      times(entry([5, 9, 3, 7, 6], round), (lock) =>
        smooth([
          [x + 0.05 * s * flip, y - 0.44 * s],
          [x + (0.2 + lock * 0.02) * s * flip, y - (0.4 - lock * 0.05) * s],
          [x + (0.26 + lock * 0.02) * s * flip, y + lock * 0.03 * s],
          [x + (0.16 + lock * 0.035) * s * flip, y + (0.26 + lock * 0.03) * s],
        ]),
      ).join(''),
      palette.ink,
      s * 0.01,
    ),
  )
  c.add(
    circle(x - 0.02 * s * flip, y + 0.13 * s, s * 0.05, palette.accent, 'fill-opacity="0.55"'),
    circle(x + 0.2 * s * flip, y + 0.1 * s, s * 0.03, 'none', `stroke="${palette.accent}" stroke-width="8"`),
  )
  return {
    name: entry(
      ['Profile with earring', 'One line, one face', 'Looking left', 'Face and two clouds', 'Listening'],
      round,
    ),
    alt: 'A face in profile drawn with one bold line over soft coloured shapes.',
    tags: ['portrait', 'line art', 'abstract', 'face'],
  }
}
