import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, ellipse, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { cast } from './pot.ts'
import { setTable } from './set-table.ts'

export function coffee(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 4, 0.64)
  const s = Math.min(width, height * 0.85)
  const [x, foot] = [width * (round % 2 ? 0.38 : 0.62), table + height * 0.18]
  const tone = entry([palette.accent, '#efe6d8', palette.deep, '#3a302b', palette.mid], round)
  c.add(
    cast(c, x, foot + 6, s * 0.22),
    ellipse(x, foot, s * 0.2, s * 0.035, shade(tone, 0.3)),
    ellipse(x, foot - 4, s * 0.12, s * 0.02, shade(tone, -0.2)),
  )
  const cup = `M${at(x - s * 0.13)},${at(foot - s * 0.18)}h${at(s * 0.26)}C${at(x + s * 0.13)},${at(foot - s * 0.06)} ${at(x + s * 0.08)},${at(foot - 4)} ${at(x + s * 0.05)},${at(foot - 4)}h${at(-s * 0.1)}C${at(x - s * 0.08)},${at(foot - 4)} ${at(x - s * 0.13)},${at(foot - s * 0.06)} ${at(x - s * 0.13)},${at(foot - s * 0.18)}Z`
  c.add(
    circle(
      x + s * 0.145,
      foot - s * 0.11,
      s * 0.045,
      'none',
      `stroke="${shade(tone, -0.15)}" stroke-width="${at(s * 0.022)}"`,
    ),
    fill(
      cup,
      c.linear(
        [
          [0, shade(tone, 0.3)],
          [0.5, tone],
          [1, shade(tone, -0.4)],
        ],
        0,
      ),
    ),
    ellipse(x, foot - s * 0.18, s * 0.13, s * 0.026, shade(tone, 0.35)),
    ellipse(x, foot - s * 0.177, s * 0.118, s * 0.021, '#4a2a18'),
    ellipse(x - s * 0.02, foot - s * 0.178, s * 0.05, s * 0.009, '#d9b48a'),
  )
  for (let wisp = 0; wisp < 3; wisp += 1)
    c.add(
      stroke(
        `M${at(x + (wisp - 1) * s * 0.05)},${at(foot - s * 0.22)}c${at(-s * 0.06)},${at(-s * 0.08)} ${at(s * 0.06)},${at(-s * 0.12)} 0,${at(-s * 0.2)}s${at(s * 0.05)},${at(-s * 0.1)} 0,${at(-s * 0.17)}`,
        '#ffffff',
        s * 0.02,
        `stroke-opacity="${(0.3 - wisp * 0.07).toFixed(2)}"`,
      ),
    )
  const px = width - x
  const metal = entry(['#8d9296', '#b8803f', '#2f3234', palette.deep, '#c9ccce'], round)
  const moka = [
    polygon([
      [px - s * 0.1, foot - s * 0.02],
      [px - s * 0.075, foot - s * 0.2],
      [px + s * 0.075, foot - s * 0.2],
      [px + s * 0.1, foot - s * 0.02],
    ]),
    polygon([
      [px - s * 0.075, foot - s * 0.21],
      [px - s * 0.105, foot - s * 0.4],
      [px + s * 0.105, foot - s * 0.4],
      [px + s * 0.075, foot - s * 0.21],
    ]),
    polygon([
      [px - s * 0.1, foot - s * 0.41],
      [px, foot - s * 0.46],
      [px + s * 0.1, foot - s * 0.41],
    ]),
  ].join('')
  const steel = c.linear(
    [
      [0, shade(metal, 0.5)],
      [0.25, shade(metal, -0.1)],
      [0.5, shade(metal, 0.35)],
      [0.75, shade(metal, -0.3)],
      [1, shade(metal, -0.5)],
    ],
    0,
  )
  c.add(
    cast(c, px, foot, s * 0.16),
    stroke(`M${at(px + s * 0.1)},${at(foot - s * 0.37)}h${at(s * 0.09)}v${at(s * 0.14)}`, '#231c18', s * 0.03),
    fill(moka, steel),
    circle(px, foot - s * 0.475, s * 0.018, '#231c18'),
    rect(px - s * 0.08, foot - s * 0.215, s * 0.16, s * 0.018, shade(metal, -0.4)),
  )
  c.add(
    fill(
      times(9, () =>
        blob(
          random,
          width / 2 + random.around(0, s * 0.3),
          foot + random.between(20, s * 0.16),
          s * 0.013,
          0.1,
          0.7,
          6,
        ),
      ).join(''),
      '#3b2216',
    ),
  )
  const book = foot + s * 0.1
  c.add(
    fill(
      polygon([
        [width * 0.5 - s * 0.2, book],
        [width * 0.5 + s * 0.1, book - 12],
        [width * 0.5 + s * 0.14, book + s * 0.06],
        [width * 0.5 - s * 0.18, book + s * 0.075],
      ]),
      '#f7f1e4',
    ),
    stroke(
      times(4, (row) => `M${at(width * 0.5 - s * 0.16)},${at(book + 14 + row * 12)}l${at(s * 0.24)},-9`).join(''),
      shade(palette.deep, 0.3),
      3,
      'stroke-opacity="0.5"',
    ),
  )
  c.vignette('#1a0f0a', 0.36)
  return {
    name: entry(
      ['Ten past seven', 'Pot for two, cup for one', 'Second coffee', 'Strong and early', 'Slow brew'],
      round,
    ),
    alt: 'A steaming cup and a stove-top coffee pot on a table with beans and an open booklet.',
    tags: ['coffee', 'morning', 'still life', 'kitchen'],
  }
}
