import { shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, line, rect, stroke } from '../../kit/shapes.ts'
import { type Guide, bowl, dough, jar, potted, sprout } from './guide-shapes.ts'

export const homeGuides: readonly Guide[] = [
  {
    title: 'Grow basil from a cutting',
    tags: ['garden', 'herbs'],
    steps: [
      {
        say: 'Cut below a leaf pair',
        show: (c, s) => sprout(c, s, 6, 0.4) + line(-s * 0.2, s * 0.14, s * 0.2, s * 0.06, c.palette.accent, s * 0.03),
      },
      {
        say: 'Stand it in water',
        show: (c, s) => jar(c, s, rect(-s, s * 0.02, s * 2, s, '#a9d3e0') + sprout(c, s, 5, 0.3)),
      },
      {
        say: 'Wait for white roots',
        show: (c, s) =>
          jar(
            c,
            s,
            rect(-s, s * 0.02, s * 2, s, '#a9d3e0') +
              sprout(c, s, 5, 0.3) +
              stroke(
                times(
                  6,
                  (r) =>
                    `M0,${at(s * 0.1)}q${at((r - 2.5) * s * 0.04)},${at(s * 0.1)} ${at((r - 2.5) * s * 0.07)},${at(s * 0.24)}`,
                ).join(''),
                '#fffdf5',
                s * 0.014,
              ),
          ),
      },
      { say: 'Plant and keep moist', show: (c, s) => potted(c, s, sprout(c, s, 8, 0.4)) },
    ],
  },
  {
    title: 'Bread without kneading',
    tags: ['baking', 'bread'],
    steps: [
      {
        say: 'Stir flour, salt, yeast, water',
        show: (c, s) => bowl(c, s, line(-s * 0.04, s * 0.05, s * 0.26, -s * 0.42, '#a5754b', s * 0.05)),
      },
      {
        say: 'Cover, leave for a night',
        show: (c, s) =>
          bowl(
            c,
            s,
            fill(
              `M${at(-s * 0.4)},${at(-s * 0.02)}Q0,${at(-s * 0.3)} ${at(s * 0.4)},${at(-s * 0.02)}Z`,
              shade(c.palette.light, 0.4),
            ),
          ) + circle(s * 0.34, -s * 0.34, s * 0.09, '#f2dc8a'),
      },
      {
        say: 'Fold it, shape it',
        show: (c, s) =>
          dough(c, s, 0.4) +
          stroke(
            `M${at(-s * 0.3)},${at(-s * 0.14)}q${at(s * 0.3)},${at(-s * 0.3)} ${at(s * 0.56)},0l${at(-s * 0.02)},${at(-s * 0.12)}m${at(s * 0.02)},${at(s * 0.12)}l${at(-s * 0.12)},0`,
            c.palette.ink,
            s * 0.022,
          ),
      },
      {
        say: 'Bake hot in a pot',
        show: (c, s) =>
          fill(blob(c.random, 0, s * 0.04, s * 0.36, 0.04, 0.66), '#b9743a') +
          stroke(
            times(
              3,
              (cut) => `M${at(-s * 0.2 + cut * s * 0.14)},${at(s * 0.06)}l${at(s * 0.12)},${at(-s * 0.16)}`,
            ).join(''),
            '#f0d9ae',
            s * 0.03,
          ) +
          rect(-s * 0.42, s * 0.1, s * 0.84, s * 0.3, c.palette.deep, 'rx="18"'),
      },
    ],
  },
  {
    title: 'Press flowers flat',
    tags: ['flowers', 'paper'],
    steps: [
      {
        say: 'Pick when dry',
        show: (c, s) =>
          stroke(`M0,${at(s * 0.4)}V${at(-s * 0.1)}`, '#5d8f58', s * 0.02) +
          fill(times(9, (p) => leaf(0, -s * 0.14, s * 0.24, s * 0.1, p * 0.698)).join(''), c.palette.accent) +
          circle(0, -s * 0.14, s * 0.07, '#f2c94c'),
      },
      {
        say: 'Lay between two sheets',
        show: (c, s) =>
          rect(-s * 0.34, -s * 0.36, s * 0.68, s * 0.74, '#fbf4e4', `stroke="${c.palette.ink}" stroke-width="3"`) +
          fill(times(7, (p) => leaf(0, 0, s * 0.2, s * 0.08, p * 0.898)).join(''), c.palette.accent) +
          fill(leaf(0, s * 0.05, s * 0.24, s * 0.07, 1.3), '#5d8f58'),
      },
      {
        say: 'Weigh down with books',
        show: (c, s) =>
          times(4, (b) =>
            rect(
              -s * (0.38 - b * 0.03),
              s * (0.26 - b * 0.15),
              s * (0.76 - b * 0.06),
              s * 0.13,
              entry([c.palette.deep, c.palette.accent, c.palette.mid, c.palette.light], b),
              'rx="5"',
            ),
          ).join(''),
      },
      {
        say: 'Wait two whole weeks',
        show: (c, s) =>
          rect(
            -s * 0.32,
            -s * 0.3,
            s * 0.64,
            s * 0.66,
            '#fbf4e4',
            `rx="14" stroke="${c.palette.ink}" stroke-width="3"`,
          ) +
          rect(-s * 0.32, -s * 0.3, s * 0.64, s * 0.15, c.palette.accent) +
          fill(
            times(14, (d) =>
              disc(-s * 0.22 + (d % 5) * s * 0.11, -s * 0.06 + Math.floor(d / 5) * s * 0.14, s * 0.03),
            ).join(''),
            c.palette.deep,
          ),
      },
    ],
  },
]
