import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, ellipse, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'
import { windowView } from '../interiors/openings.ts'
import { skyFor } from '../landscapes/skies.ts'

/** Cats from behind or the side, in front of a window. */
export function catsOnSill(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const sky = skyFor(round, 2)
  const wallColor = mix(lightGround(c.palette), palette.mid, 0.45)
  c.wash(
    c.linear([
      [0, wallColor],
      [1, shade(wallColor, -0.15)],
    ]),
  )
  c.add(
    windowView(
      c,
      width * 0.12,
      height * 0.08,
      width * 0.76,
      height * 0.62,
      sky,
      entry(['#f4efe6', palette.deep, '#3a302a'], round),
      entry([0, 1, 3, 2, 0], round),
    ),
  )
  const sill = height * 0.77
  c.add(
    rect(0, sill, width, 34, shade(wallColor, 0.5)),
    rect(
      0,
      sill + 34,
      width,
      height,
      c.linear([
        [0, shade(wallColor, -0.3)],
        [0.2, shade(wallColor, -0.1)],
      ]),
    ),
  )
  const count = entry([1, 3, 2, 1, 4], round)
  const coats = random.shuffled(['#2a2422', '#d98a4e', '#efe4d3', '#8a8580', palette.deep])
  for (let cat = 0; cat < count; cat += 1) {
    const s = Math.min(height * 0.34, (width / count) * 0.75) * random.between(0.85, 1)
    const coat = entry(coats, cat)
    const mark = shade(coat, lightness(coat) > 0.5 ? -0.3 : 0.25)
    const body = `M${at(-s * 0.3)},0C${at(-s * 0.44)},${at(-s * 0.4)} ${at(-s * 0.2)},${at(-s * 0.6)} ${at(-s * 0.2)},${at(-s * 0.7)}H${at(s * 0.2)}C${at(s * 0.2)},${at(-s * 0.6)} ${at(s * 0.44)},${at(-s * 0.4)} ${at(s * 0.3)},0Z`
    const head = `M${at(-s * 0.23)},${at(-s * 0.98)}L${at(-s * 0.2)},${at(-s * 1.12)}L${at(-s * 0.07)},${at(-s * 1.01)}H${at(s * 0.07)}L${at(s * 0.2)},${at(-s * 1.12)}L${at(s * 0.23)},${at(-s * 0.98)}C${at(s * 0.3)},${at(-s * 0.68)} ${at(-s * 0.3)},${at(-s * 0.68)} ${at(-s * 0.23)},${at(-s * 0.98)}Z`
    const tail = smooth([
      [s * 0.22, -s * 0.06],
      [s * 0.5, -s * 0.02],
      [s * 0.56, s * 0.24],
      [s * 0.38, s * random.between(0.4, 0.6)],
    ])
    const stripes = times(
      5,
      (band) => `M${at(-s * 0.1)},${at(-s * 0.6 + band * s * 0.12)}q${at(s * 0.1)},${at(s * 0.05)} ${at(s * 0.2)},0`,
    ).join('')
    const looksAtUs = (cat + round) % 2 === 0
    const face = looksAtUs
      ? ellipse(-s * 0.09, -s * 0.9, s * 0.045, s * 0.05, '#e8c75a') +
        ellipse(s * 0.09, -s * 0.9, s * 0.045, s * 0.05, '#e8c75a') +
        ellipse(-s * 0.09, -s * 0.9, s * 0.014, s * 0.045, '#141010') +
        ellipse(s * 0.09, -s * 0.9, s * 0.014, s * 0.045, '#141010') +
        fill(
          polygon([
            [-s * 0.025, -s * 0.84],
            [s * 0.025, -s * 0.84],
            [0, -s * 0.81],
          ]),
          '#c46a6a',
        ) +
        stroke(
          `M0,${at(-s * 0.81)}q${at(-s * 0.04)},${at(s * 0.05)} ${at(-s * 0.08)},0M0,${at(-s * 0.81)}q${at(s * 0.04)},${at(s * 0.05)} ${at(s * 0.08)},0M${at(-s * 0.13)},${at(-s * 0.82)}l${at(-s * 0.16)},${at(-s * 0.03)}M${at(s * 0.13)},${at(-s * 0.82)}l${at(s * 0.16)},${at(-s * 0.03)}`,
          mark,
          2.5,
        )
      : stroke(
          `M0,${at(-s * 1)}v${at(s * 0.12)}M${at(-s * 0.06)},${at(-s * 0.99)}v${at(s * 0.08)}M${at(s * 0.06)},${at(-s * 0.99)}v${at(s * 0.08)}`,
          mark,
          s * 0.02,
        )
    c.add(c.glow(width * ((cat + 0.5) / count), sill + 8, s * 0.5, s * 0.07, '#1a100c', 0.5))
    c.add(
      place(
        stroke(tail, coat, s * 0.1) +
          fill(
            body,
            c.linear([
              [0, shade(coat, 0.1)],
              [1, shade(coat, -0.15)],
            ]),
          ) +
          stroke(stripes, mark, s * 0.035) +
          fill(head, coat) +
          face,
        width * ((cat + 0.5) / count) + random.around(0, 20),
        sill + 12,
        0,
        [random.chance(0.5) ? 1 : -1, 1],
      ),
    )
  }
  c.vignette('#1a100c', 0.25)
  return {
    name: entry(['Window cat', 'Three on watch', 'Bird television', 'The landlord', 'Full sill'], round),
    alt: `${count === 1 ? 'A cat sits' : `${count} cats sit`} on a window sill before a ${sky.hour.toLowerCase()} view.`,
    tags: ['cat', 'window', 'illustration', 'cozy'],
  }
}
