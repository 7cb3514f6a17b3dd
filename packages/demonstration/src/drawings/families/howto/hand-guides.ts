import { shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, line, polar, polygon, rect, stroke } from '../../kit/shapes.ts'
import { type Guide, bowl, dashes, paper, yarn } from './guide-shapes.ts'

export const handGuides: readonly Guide[] = [
  {
    title: 'Fold a paper boat',
    tags: ['origami', 'paper'],
    steps: [
      {
        say: 'Start with a whole sheet',
        show: (c, s) =>
          paper(
            c,
            [
              [-0.3, -0.4],
              [0.3, -0.4],
              [0.3, 0.4],
              [-0.3, 0.4],
            ],
            s,
            0.3,
          ) + dashes(s, 'M-0.3,0L0.3,0', c.palette.ink),
      },
      {
        say: 'Fold the corners in',
        show: (c, s) =>
          paper(
            c,
            [
              [-0.4, 0.3],
              [0, -0.3],
              [0.4, 0.3],
            ],
            s,
            0.1,
          ) +
          paper(
            c,
            [
              [-0.4, 0.3],
              [0.4, 0.3],
              [0.4, 0.4],
              [-0.4, 0.4],
            ],
            s,
            0.4,
          ) +
          dashes(s, 'M0,-0.3L0,0.3', c.palette.ink),
      },
      {
        say: 'Open to a square',
        show: (c, s) =>
          paper(
            c,
            [
              [0, -0.4],
              [0.38, 0],
              [0, 0.4],
              [-0.38, 0],
            ],
            s,
            0.2,
          ) + dashes(s, 'M-0.38,0L0.38,0', c.palette.ink),
      },
      {
        say: 'Pull the tips apart',
        show: (c, s) =>
          paper(
            c,
            [
              [-0.1, 0.1],
              [0, -0.3],
              [0.1, 0.1],
            ],
            s,
            0.35,
          ) +
          paper(
            c,
            [
              [-0.45, -0.05],
              [-0.2, 0.1],
              [0.2, 0.1],
              [0.45, -0.05],
              [0.24, 0.32],
              [-0.24, 0.32],
            ],
            s,
          ) +
          stroke(
            `M${at(-s * 0.45)},${at(s * 0.4)}q${at(s * 0.11)},${at(-s * 0.06)} ${at(s * 0.22)},0t${at(s * 0.22)},0t${at(s * 0.22)},0t${at(s * 0.22)},0`,
            c.palette.deep,
            s * 0.02,
          ),
      },
    ],
  },
  {
    title: 'Your first scarf',
    tags: ['knitting', 'yarn'],
    steps: [
      { say: 'Choose thick, soft yarn', show: (c, s) => yarn(c, s, 0, 0.05, 0.32) },
      {
        say: 'Cast on thirty stitches',
        show: (c, s) =>
          line(-s * 0.45, 0, s * 0.45, 0, '#a5754b', s * 0.03) +
          circle(s * 0.45, 0, s * 0.04, '#6a4a36') +
          stroke(
            times(
              13,
              (l) =>
                `M${at(-s * 0.38 + l * s * 0.06)},${at(-s * 0.03)}q${at(s * 0.03)},${at(s * 0.16)} ${at(s * 0.06)},0`,
            ).join(''),
            c.palette.accent,
            s * 0.026,
          ),
      },
      {
        say: 'Knit every row the same',
        show: (c, s) =>
          fill(
            `M${at(-s * 0.34)},${at(-s * 0.2)}h${at(s * 0.68)}v${at(s * 0.56)}h${at(-s * 0.68)}Z`,
            c.palette.accent,
          ) +
          stroke(
            times(
              9,
              (r) =>
                `M${at(-s * 0.34)},${at(-s * 0.14 + r * s * 0.06)}${'q11,-9 22,0'.repeat(Math.floor((s * 0.66) / 22))}`,
            ).join(''),
            shade(c.palette.accent, -0.25),
            s * 0.01,
          ) +
          line(-s * 0.46, -s * 0.2, s * 0.46, -s * 0.24, '#a5754b', s * 0.03),
      },
      {
        say: 'Bind off, wear it out',
        show: (c, s) =>
          fill(
            `M${at(-s * 0.3)},${at(-s * 0.36)}Q0,${at(s * 0.1)} ${at(s * 0.3)},${at(-s * 0.36)}l${at(s * 0.12)},${at(s * 0.1)}Q${at(s * 0.1)},${at(s * 0.14)} ${at(s * 0.06)},${at(s * 0.4)}h${at(-s * 0.2)}Q${at(-s * 0.1)},${at(s * 0.1)} ${at(-s * 0.42)},${at(-s * 0.26)}Z`,
            c.palette.accent,
          ) +
          stroke(
            times(6, (f) => `M${at(-s * 0.12 + f * s * 0.034)},${at(s * 0.4)}v${at(s * 0.08)}`).join(''),
            c.palette.accent,
            s * 0.014,
          ),
      },
    ],
  },
  {
    title: 'Dye cloth with onions',
    tags: ['natural dye', 'textile'],
    steps: [
      {
        say: 'Save skins for a month',
        show: (c, s) =>
          times(5, (o) =>
            fill(
              blob(c.random, ...polar(0, s * 0.05, s * 0.2, o * 1.257), s * 0.13, 0.1),
              entry(['#c9803c', '#a85a28', '#e0a050'], o),
            ),
          ).join(''),
      },
      {
        say: 'Simmer for one hour',
        show: (c, s) =>
          bowl(c, s, fill(blob(c.random, 0, 0, s * 0.34, 0.05, 0.22), '#b8682a')) +
          stroke(
            times(
              3,
              (w) => `M${at((w - 1) * s * 0.14)},${at(-s * 0.14)}q${at(-s * 0.06)},${at(-s * 0.1)} 0,${at(-s * 0.18)}`,
            ).join(''),
            c.palette.ink,
            s * 0.018,
            'stroke-opacity="0.4"',
          ),
      },
      {
        say: 'Tie and dip the cloth',
        show: (c, s) =>
          fill(blob(c.random, 0, s * 0.14, s * 0.26, 0.14), '#f4e6c8') +
          stroke(
            times(
              4,
              (t) => `M${at(-s * 0.16)},${at(s * (0.02 + t * 0.08))}q${at(s * 0.16)},${at(s * 0.08)} ${at(s * 0.32)},0`,
            ).join(''),
            '#6a4a36',
            s * 0.016,
          ) +
          fill(
            polygon([
              [0, -s * 0.06],
              [-s * 0.2, -s * 0.4],
              [0, -s * 0.3],
              [s * 0.2, -s * 0.4],
            ]),
            '#f4e6c8',
          ),
      },
      {
        say: 'Rinse and dry in shade',
        show: (c, s) =>
          stroke(
            `M${at(-s * 0.46)},${at(-s * 0.34)}Q0,${at(-s * 0.24)} ${at(s * 0.46)},${at(-s * 0.34)}`,
            c.palette.ink,
            s * 0.012,
          ) +
          rect(-s * 0.28, -s * 0.29, s * 0.56, s * 0.62, '#e0a04c') +
          times(4, (r) =>
            circle(0, s * 0.02, s * (0.06 + r * 0.06), 'none', `stroke="#fbecc8" stroke-width="${at(s * 0.022)}"`),
          ).join(''),
      },
    ],
  },
]
