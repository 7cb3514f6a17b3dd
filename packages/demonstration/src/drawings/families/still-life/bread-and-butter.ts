import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, box, disc, ellipse, fill, polygon, rect, stroke } from '../../kit/shapes.ts'
import { cast, pot } from './pot.ts'
import { setTable } from './set-table.ts'

export function breadAndButter(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const table = setTable(c, round + 3, 0.58)
  const s = Math.min(width, height * 0.9)
  const [x, foot] = [width / 2, table + height * 0.2]
  const wood = '#a5754b'
  c.add(
    c.glow(x, foot + s * 0.08, s * 0.62, s * 0.1, '#1a0f0a', 0.5),
    fill(
      polygon([
        [x - s * 0.46, foot - s * 0.02],
        [x + s * 0.46, foot - s * 0.02],
        [x + s * 0.54, foot + s * 0.1],
        [x - s * 0.54, foot + s * 0.1],
      ]),
      c.linear([
        [0, shade(wood, 0.2)],
        [1, shade(wood, -0.2)],
      ]),
    ),
    rect(x - s * 0.54, foot + s * 0.1, s * 1.08, s * 0.03, shade(wood, -0.45)),
  )
  const crust = entry(['#b06f35', '#8f5527', '#c98b4a', '#7a4a26', '#a8642e'], round)
  const isLong = round % 2 === 1
  const [w, h] = isLong ? [s * 0.42, s * 0.15] : [s * 0.3, s * 0.24]
  const loaf = `M${at(x - w)},${at(foot + s * 0.04)}C${at(x - w * 1.08)},${at(foot - h * 1.1)} ${at(x - w * 0.5)},${at(foot - h * 1.5)} ${at(x)},${at(foot - h * 1.5)}S${at(x + w * 1.08)},${at(foot - h * 1.1)} ${at(x + w)},${at(foot + s * 0.04)}Z`
  const cuts = times(
    isLong ? 5 : 3,
    (cut) =>
      `M${at(x - w * 0.66 + cut * w * (isLong ? 0.32 : 0.44))},${at(foot - h * 0.5)}q${at(w * 0.06)},${at(-h * 0.5)} ${at(w * (isLong ? 0.16 : 0.3))},${at(-h * 0.72)}`,
  )
  c.add(
    c.inside(
      fill(loaf, '#000'),
      fill(
        loaf,
        c.radial(
          [
            [0, shade(crust, 0.4)],
            [0.6, crust],
            [1, shade(crust, -0.5)],
          ],
          0.38,
          0.25,
          0.8,
        ),
      ) +
        stroke(cuts.join(''), shade(crust, -0.4), s * 0.036) +
        stroke(cuts.join(''), '#ecd3a4', s * 0.024) +
        fill(
          times(150, () =>
            disc(x + random.around(0, w), foot - h * random.between(0.2, 1.4), random.between(1, 4)),
          ).join(''),
          '#fbf1dc',
          'fill-opacity="0.45"',
        ),
    ),
  )
  const jar = pot(
    c,
    x + s * 0.36,
    foot + s * 0.02,
    s * 0.24,
    entry(['#efe6d8', palette.accent, palette.deep], round),
    1,
  )
  c.add(cast(c, x + s * 0.36, foot + s * 0.02, s * 0.1), jar.markup)
  const butter = x - s * 0.36
  c.add(
    ellipse(butter, foot + s * 0.05, s * 0.13, s * 0.03, '#f4efe4'),
    fill(
      box(butter - s * 0.08, foot - s * 0.03, s * 0.16, s * 0.07),
      c.linear(
        [
          [0, '#fbe7a0'],
          [1, '#e5c25e'],
        ],
        30,
      ),
    ),
    stroke(`M${at(butter - s * 0.14)},${at(foot + s * 0.12)}l${at(s * 0.3)},${at(-s * 0.03)}`, '#6a4a36', s * 0.022),
    stroke(`M${at(butter + s * 0.02)},${at(foot + s * 0.1)}l${at(s * 0.2)},${at(-s * 0.02)}`, '#d7dadb', s * 0.018),
  )
  const ears = times(
    5,
    (ear) =>
      `M${at(x - s * 0.2 + ear * 16)},${at(foot + s * 0.2)}q${at(s * 0.1)},${at(-s * 0.02)} ${at(s * 0.26)},${at(-s * 0.04 + ear * 5)}`,
  )
  c.add(
    stroke(ears.join(''), '#c9a45a', 4),
    fill(
      times(40, (grain) =>
        blob(
          random,
          x + s * 0.06 + (grain % 8) * 9 + Math.floor(grain / 8) * 16,
          foot + s * 0.16 + Math.floor(grain / 8) * 5 + (grain % 2 ? 5 : -5),
          6,
          0.1,
          0.6,
          5,
        ),
      ).join(''),
      '#d9b56a',
    ),
  )
  c.vignette('#1a0f0a', 0.36)
  return {
    name: entry(
      ['Country loaf', 'Long loaf, short knife', 'Sunday sourdough', 'Dark rye', 'Bread before butter'],
      round,
    ),
    alt: 'A scored loaf on a wooden board with butter, a knife and a jar.',
    tags: ['bread', 'baking', 'kitchen', 'still life'],
  }
}
