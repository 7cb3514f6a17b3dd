import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, box, circle, disc, fill, line, place, polygon, rect, stroke } from '../../kit/shapes.ts'

/** A ticket and stamps on a table. */
export function ticket(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [from, to] = entry(
    [
      ['Basel', 'Lume'],
      ['Ghent', 'Alba'],
      ['Turin', 'Nord'],
      ['Graz', 'Velden'],
      ['Lyon', 'Sarvan'],
      ['Porto', 'Fjell'],
    ] as const,
    round,
  )
  c.wash(
    c.linear(
      [
        [0, shade(palette.deep, 0.1)],
        [1, shade(palette.deep, -0.35)],
      ],
      50,
    ),
  )
  for (let stamp = 0; stamp < 7; stamp += 1) {
    const [w, h] = [width * 0.2, width * 0.25]
    const hue = entry([palette.accent, palette.mid, palette.light, palette.deep], stamp + round)
    const teeth = [
      ...times(9, (t) => disc((t * w) / 8, 0, 6) + disc((t * w) / 8, h, 6)),
      ...times(11, (t) => disc(0, (t * h) / 10, 6) + disc(w, (t * h) / 10, 6)),
    ].join('')
    const art = [
      circle(w / 2, h * 0.42, w * 0.24, '#fff2c4') +
        fill(
          polygon([
            [w * 0.1, h * 0.8],
            [w * 0.4, h * 0.4],
            [w * 0.6, h * 0.62],
            [w * 0.74, h * 0.5],
            [w * 0.9, h * 0.8],
          ]),
          shade(hue, -0.4),
        ),
      fill(times(8, (l) => leaf(w / 2, h * 0.5, w * 0.32, w * 0.13, l * 0.785)).join(''), '#fbf1dc'),
      stroke(
        times(5, (wave) =>
          smooth(times(6, (k): Point => [w * (0.12 + k * 0.15), h * (0.3 + wave * 0.1) + (k % 2 ? 7 : -7)])),
        ).join(''),
        '#fbf1dc',
        5,
      ),
    ]
    c.add(
      place(
        rect(8, 12, w, h, '#1a100c', 'fill-opacity="0.3"') +
          rect(0, 0, w, h, '#fbf7ee') +
          fill(teeth, shade(palette.deep, -0.15)) +
          rect(w * 0.08, h * 0.07, w * 0.84, h * 0.86, hue) +
          entry(art, stamp) +
          letters('black', String(random.whole(5, 95)), w * 0.14, h * 0.88, w * 0.16, '#ffffff'),
        width * (0.06 + (stamp % 4) * 0.235),
        height * (stamp < 4 ? 0.07 : 0.7) + random.around(0, 26),
        random.around(0, 10),
      ),
    )
  }
  const [w, h] = [width * 0.84, Math.min(height * 0.3, width * 0.46)]
  const card = '#f4e8cf'
  const notch = h * 0.09
  const body = `M0,0H${at(w)}V${at(h * 0.5 - notch)}a${at(notch)},${at(notch)} 0 0 0 0,${at(notch * 2)}V${at(h)}H0V${at(h * 0.5 + notch)}a${at(notch)},${at(notch)} 0 0 0 0,${at(-notch * 2)}Z`
  c.add(
    place(
      fill(body, '#1a100c', 'fill-opacity="0.3" transform="translate(10 16)"') +
        fill(
          body,
          c.linear(
            [
              [0, shade(card, 0.3)],
              [1, shade(card, -0.08)],
            ],
            30,
          ),
        ) +
        rect(w * 0.07, h * 0.1, w * 0.62, h * 0.16, palette.accent) +
        letters('black', 'NIGHT TRAIN', w * 0.09, h * 0.225, h * 0.115, '#fffaf0', { tracking: 0.08 }) +
        letters('serif', from, w * 0.07, h * 0.56, h * 0.2, '#2a1c14') +
        letters('serif', `to ${to}`, w * 0.07, h * 0.8, h * 0.2, '#2a1c14') +
        letters(
          'mono',
          `Coach ${random.whole(2, 19)}  Berth ${random.whole(11, 86)}`,
          w * 0.07,
          h * 0.93,
          h * 0.07,
          '#5a4632',
        ) +
        line(w * 0.74, h * 0.06, w * 0.74, h * 0.94, '#8a7a64', 4, 'stroke-dasharray="4 14"') +
        fill(
          times(26, (bar) =>
            box(w * 0.79, h * 0.1 + bar * h * 0.031, w * 0.14, h * (0.006 + ((bar * 7) % 3) * 0.007)),
          ).join(''),
          '#2a1c14',
        ) +
        circle(
          w * 0.62,
          h * 0.66,
          h * 0.2,
          'none',
          `stroke="${palette.accent}" stroke-width="5" stroke-opacity="0.7"`,
        ) +
        letters('mono', '14 MAY', w * 0.62, h * 0.69, h * 0.09, palette.accent, { anchor: 'middle' }),
      width * 0.08,
      height * 0.5 - h / 2,
      random.around(0, 5),
    ),
  )
  c.vignette('#1a100c', 0.4)
  return {
    name: `Night train, ${from} to ${to}`,
    alt: `A night train ticket from ${from} to ${to} lies among postage stamps.`,
    tags: ['ticket', 'travel', 'stamps', 'paper'],
  }
}
