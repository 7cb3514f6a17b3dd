import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, rect, stroke } from '../../kit/shapes.ts'

/** Soft clouds of colour meeting at a line, framed by paper. */
export function colorFields(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const isDark = lightness(palette.paper) < 0.4
  const ground = isDark ? palette.paper : mix(palette.deep, palette.ink, 0.25)
  c.wash(
    c.linear([
      [0, ground],
      [1, shade(ground, -0.2)],
    ]),
  )
  const hues = entry(
    [
      [palette.accent, palette.light],
      [palette.mid, palette.accent, palette.paper],
      [palette.light, palette.mid],
      [palette.paper, palette.accent, palette.mid],
      [palette.mid, palette.light, palette.accent],
    ],
    round,
  )
  let y = height * 0.06
  const total = height * 0.88
  const parts = hues.map(() => random.between(0.6, 1.6))
  const sum = parts.reduce((a, b) => a + b, 0)
  for (const [index, color] of hues.entries()) {
    const tall = (total * entry(parts, index)) / sum - 26
    const cloud = times(5, () =>
      rect(
        width * 0.075 + random.around(0, 10),
        y + random.around(0, 10),
        width * 0.85 + random.around(0, 10),
        tall + random.around(0, 10),
        color,
        'fill-opacity="0.42" rx="22"',
      ),
    ).join('')
    c.add(cloud)
    c.add(c.glow(width * random.between(0.3, 0.7), y + tall / 2, width * 0.4, tall * 0.5, shade(color, 0.4), 0.4))
    const haze = times(
      90,
      () =>
        `M${at(width * 0.09 + random.next() * width * 0.75)},${at(y + random.next() * tall)}h${at(random.between(20, 130))}`,
    )
    c.add(stroke(haze.join(''), shade(color, random.around(0.1, 0.25)), 9, 'stroke-opacity="0.1"'))
    y += tall + 26
  }
  return {
    name: entry(
      ['Field: ember over ash', 'Three rooms of colour', 'Field, quiet', 'Stacked light', 'Evening field'],
      round,
    ),
    alt: `Soft-edged blocks of ${palette.name} colour hover over a darker ground.`,
    tags: ['color field', 'abstract', 'painting', 'minimal'],
  }
}
