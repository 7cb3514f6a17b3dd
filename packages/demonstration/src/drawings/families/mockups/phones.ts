import type { Canvas } from '../../kit/canvas.ts'
import { mix, readableOn, shade } from '../../kit/colors.ts'
import { blob, leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, fill, place, rect, stroke } from '../../kit/shapes.ts'

/** Two phones with an invented app. */
export function phones(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [app, kind] = entry(
    [
      ['Sprig', 'garden'],
      ['Loaf', 'baking'],
      ['Drift', 'sleep'],
      ['Errand', 'tasks'],
      ['Trail', 'hiking'],
      ['Pocket', 'budget'],
    ] as const,
    round,
  )
  const ground = entry([palette.light, palette.deep, palette.accent, palette.mid, palette.paper, palette.light], round)
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.2)],
        [1, shade(ground, -0.12)],
      ],
      60,
    ),
  )
  c.add(
    fill(
      blob(random, width * 0.3, height * 0.4, Math.min(width, height) * 0.42, 0.2),
      shade(ground, 0.2),
      'fill-opacity="0.7"',
    ),
  )
  const tall = Math.min(height * 0.8, width * 1.15)
  const w = tall * 0.48
  const paper = '#fdfbf7'
  const ink = '#26221f'
  const screens = [
    letters('black', entry(['Good morning', 'Today', 'Hello again'], round), -w * 0.4, -tall * 0.36, w * 0.1, ink) +
      letters(
        'plain',
        entry(['Three things for today', 'You are on a good path', 'Nothing urgent'], round),
        -w * 0.4,
        -tall * 0.325,
        w * 0.052,
        '#77706a',
      ) +
      rect(
        -w * 0.42,
        -tall * 0.29,
        w * 0.84,
        tall * 0.24,
        c.linear(
          [
            [0, palette.mid],
            [1, palette.deep],
          ],
          40,
        ),
        'rx="22"',
      ) +
      fill(
        times(9, (l) => leaf(w * 0.16, -tall * 0.07 - l * tall * 0.016, w * 0.26, w * 0.09, l % 2 ? -0.5 : -2.64)).join(
          '',
        ),
        palette.light,
      ) +
      letters('black', `${random.whole(4, 96)}%`, -w * 0.34, -tall * 0.1, w * 0.15, '#ffffff') +
      times(
        3,
        (row) =>
          rect(-w * 0.42, tall * (0 + row * 0.12), w * 0.84, tall * 0.1, '#f1ebe1', 'rx="16"') +
          circle(
            -w * 0.32,
            tall * (0.05 + row * 0.12),
            w * 0.06,
            entry([palette.accent, palette.mid, palette.light], row),
          ) +
          rect(-w * 0.2, tall * (0.03 + row * 0.12), w * 0.4, 9, '#8a837b', 'rx="4"') +
          rect(-w * 0.2, tall * (0.06 + row * 0.12), w * 0.26, 7, '#c7c0b6', 'rx="3"'),
      ).join('') +
      rect(-w * 0.42, tall * 0.39, w * 0.84, tall * 0.065, palette.accent, `rx="${at(tall * 0.03)}"`),
    letters('black', 'This week', -w * 0.4, -tall * 0.36, w * 0.1, ink) +
      times(7, (day) => {
        const h = tall * random.between(0.08, 0.3)
        return rect(
          -w * 0.4 + day * w * 0.117,
          tall * 0.02 - h,
          w * 0.08,
          h,
          day === round ? palette.accent : mix(palette.deep, '#ffffff', 0.3),
          'rx="9"',
        )
      }).join('') +
      stroke(
        smooth(times(8, (step): Point => [-w * 0.4 + step * w * 0.115, tall * 0.2 + random.around(0, tall * 0.05)])),
        palette.accent,
        6,
      ) +
      times(4, (tile) =>
        rect(
          -w * 0.42 + (tile % 2) * w * 0.43,
          tall * (0.27 + Math.floor(tile / 2) * 0.1),
          w * 0.41,
          tall * 0.085,
          entry([palette.light, '#f1ebe1'], tile),
          'rx="14"',
        ),
      ).join(''),
  ]
  for (const [index, [x, y, turn]] of (
    [
      [width * 0.66, height * 0.56, 10],
      [width * 0.36, height * 0.48, -6],
    ] as const
  ).entries()) {
    const body =
      rect(-w / 2 + 22, -tall / 2 + 34, w, tall, '#1a100c', `fill-opacity="0.26" rx="${at(w * 0.13)}"`) +
      rect(-w / 2, -tall / 2, w, tall, '#1d1c1f', `rx="${at(w * 0.13)}"`) +
      c.inside(
        rect(-w * 0.465, -tall * 0.483, w * 0.93, tall * 0.966, '#000', `rx="${at(w * 0.105)}"`),
        rect(-w, -tall, w * 2, tall * 2, paper) + entry(screens, 1 - index),
      ) +
      rect(-w * 0.13, -tall * 0.465, w * 0.26, tall * 0.026, '#1d1c1f', 'rx="12"')
    c.add(place(body, x, y, turn))
  }
  c.add(
    letters(
      'black',
      app,
      width * 0.06,
      height * 0.95,
      Math.min(width * 0.1, height * 0.07),
      readableOn(ground, palette.ink, palette.paper),
    ),
  )
  return {
    name: `${app}, a ${kind} app`,
    alt: `Two phones show screens of ${app}, an imagined ${kind} app, on a coloured ground.`,
    tags: ['app design', 'interface', 'mockup', kind],
  }
}
