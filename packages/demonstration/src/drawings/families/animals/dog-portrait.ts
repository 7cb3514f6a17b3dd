import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, box, circle, disc, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'

/** A dog's head and shoulders, dressed. */
export function dogPortrait(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.mid, palette.light, palette.deep, palette.accent, lightGround(c.palette)], round)
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.12)],
        [1, shade(ground, -0.14)],
      ],
      60,
    ),
  )
  c.add(circle(width / 2, height * 0.44, Math.min(width, height) * 0.4, shade(ground, 0.28)))
  const s = Math.min(width * 0.44, height * 0.38)
  const coat = entry(['#8a5a3a', '#efe2cf', '#2c2725', '#c98f55', '#9a958f'], round)
  const other = entry(['#f1e2cc', '#b9824f', '#c98f55', '#fbf3e6', '#f4efe8'], round)
  const [x, y] = [width / 2, height * 0.46]
  const knit = entry([palette.accent, palette.deep, palette.light, palette.ink, palette.mid], round)
  const coatBody = `M${at(-s * 0.9)},${at(height - y)}C${at(-s * 0.8)},${at(s * 0.7)} ${at(-s * 0.4)},${at(s * 0.6)} 0,${at(s * 0.6)}S${at(s * 0.8)},${at(s * 0.7)} ${at(s * 0.9)},${at(height - y)}Z`
  const rows = times(9, (row) =>
    rect(-s, s * (0.66 + row * 0.15), s * 2, s * 0.06, row % 2 ? shade(knit, 0.35) : shade(knit, -0.2)),
  ).join('')
  const isFloppy = round % 2 === 0
  const ear = isFloppy
    ? `M${at(-s * 0.4)},${at(-s * 0.42)}C${at(-s * 0.8)},${at(-s * 0.5)} ${at(-s * 0.86)},${at(s * 0.2)} ${at(-s * 0.62)},${at(s * 0.34)}C${at(-s * 0.46)},${at(s * 0.2)} ${at(-s * 0.4)},${at(-s * 0.1)} ${at(-s * 0.34)},${at(-s * 0.2)}Z`
    : polygon([
        [-s * 0.46, -s * 0.2],
        [-s * 0.52, -s * 0.86],
        [-s * 0.12, -s * 0.5],
      ])
  const ears = fill(ear, shade(coat, -0.25)) + place(fill(ear, shade(coat, -0.3)), 0, 0, 0, [-1, 1])
  const head = `M${at(-s * 0.46)},${at(-s * 0.14)}C${at(-s * 0.46)},${at(-s * 0.62)} ${at(s * 0.46)},${at(-s * 0.62)} ${at(s * 0.46)},${at(-s * 0.14)}C${at(s * 0.46)},${at(s * 0.2)} ${at(s * 0.3)},${at(s * 0.54)} 0,${at(s * 0.54)}S${at(-s * 0.46)},${at(s * 0.2)} ${at(-s * 0.46)},${at(-s * 0.14)}Z`
  const blaze = smooth(
    [
      [0, -s * 0.52],
      [s * 0.09, -s * 0.2],
      [s * 0.26, s * 0.14],
      [s * 0.22, s * 0.44],
      [0, s * 0.54],
      [-s * 0.22, s * 0.44],
      [-s * 0.26, s * 0.14],
      [-s * 0.09, -s * 0.2],
    ] satisfies Point[],
    true,
  )
  const eye = (side: number) =>
    circle(side * s * 0.21, -s * 0.1, s * 0.062, '#2a1a12') +
    circle(side * s * 0.21 - s * 0.018, -s * 0.12, s * 0.02, '#ffffff')
  const face =
    c.inside(
      fill(head, '#000'),
      fill(
        head,
        c.linear([
          [0, shade(coat, 0.14)],
          [1, shade(coat, -0.12)],
        ]),
      ) +
        fill(blaze, other) +
        (round % 3 === 1 ? circle(s * 0.25, -s * 0.1, s * 0.2, shade(coat, -0.35)) : ''),
    ) +
    eye(-1) +
    eye(1) +
    fill(
      `M${at(-s * 0.13)},${at(s * 0.14)}h${at(s * 0.26)}q${at(-s * 0.02)},${at(s * 0.15)} ${at(-s * 0.13)},${at(s * 0.17)}q${at(-s * 0.11)},${at(-s * 0.02)} ${at(-s * 0.13)},${at(-s * 0.17)}Z`,
      '#1c1614',
    ) +
    stroke(
      `M0,${at(s * 0.3)}v${at(s * 0.06)}q${at(-s * 0.1)},${at(s * 0.1)} ${at(-s * 0.18)},${at(s * 0.02)}M0,${at(s * 0.36)}q${at(s * 0.1)},${at(s * 0.1)} ${at(s * 0.18)},${at(s * 0.02)}`,
      '#2a1a16',
      s * 0.02,
    ) +
    (random.chance(0.6)
      ? fill(
          `M${at(-s * 0.06)},${at(s * 0.42)}h${at(s * 0.12)}v${at(s * 0.1)}a${at(s * 0.06)},${at(s * 0.06)} 0 0 1 ${at(-s * 0.12)},0Z`,
          '#d8707a',
        )
      : '')
  const scarf =
    round % 2
      ? fill(
          `M${at(-s * 0.5)},${at(s * 0.56)}Q0,${at(s * 0.86)} ${at(s * 0.5)},${at(s * 0.56)}L${at(s * 0.46)},${at(s * 0.76)}Q0,${at(s * 1.02)} ${at(-s * 0.46)},${at(s * 0.76)}Z`,
          palette.accent,
        )
      : ''
  const glasses =
    round === 1 || round === 4
      ? stroke(
          disc(-s * 0.22, -s * 0.09, s * 0.15) +
            disc(s * 0.22, -s * 0.09, s * 0.15) +
            `M${at(-s * 0.07)},${at(-s * 0.1)}q${at(s * 0.07)},${at(-s * 0.05)} ${at(s * 0.14)},0`,
          palette.ink,
          s * 0.024,
        )
      : ''
  c.add(
    place(
      c.inside(fill(coatBody, '#000'), fill(coatBody, knit) + rows) +
        fill(box(-s * 0.3, s * 0.4, s * 0.6, s * 0.3), shade(coat, -0.2)) +
        scarf +
        ears +
        face +
        glasses,
      x,
      y,
    ),
  )
  return {
    name: entry(
      ['Sir, in wool', 'Professor Terrier', 'Good boy, formal', 'Collie in a cardigan', 'The new director'],
      round,
    ),
    alt: 'A portrait of a dog in a striped knitted jumper before a round backdrop.',
    tags: ['dog', 'portrait', 'pets', 'illustration'],
  }
}
