import type { Canvas } from '../../kit/canvas.ts'
import { readableOn, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { at, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'
import { firms, mark } from './mark.ts'

function lay(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  turn: number,
  color: string,
  inside: string,
): string {
  return place(
    rect(-w / 2 + 12, -h / 2 + 18, w, h, '#1a100c', 'fill-opacity="0.24" rx="6"') +
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        c.linear(
          [
            [0, shade(color, 0.08)],
            [1, shade(color, -0.07)],
          ],
          50,
        ),
        'rx="6"',
      ) +
      inside,
    x,
    y,
    turn,
  )
}

/** Letterhead, cards and an envelope. */
export function stationery(c: Canvas, round: number): Words {
  const { width, height, palette } = c
  const firm = entry(firms, round)
  const ground = entry([palette.light, palette.mid, palette.deep, palette.accent, palette.paper, palette.light], round)
  c.wash(
    c.linear(
      [
        [0, shade(ground, 0.12)],
        [1, shade(ground, -0.14)],
      ],
      40,
    ),
  )
  c.add(
    fill(
      `M${at(width * 0.5)},0h${at(width * 0.2)}l${at(-width * 0.5)},${height}h${at(-width * 0.2)}Z`,
      '#ffffff',
      'fill-opacity="0.12"',
    ),
  )
  const s = Math.min(width, height * 0.8)
  const turn = entry([-18, 12, -30, 0, 24, -8], round)
  const [one, two] = [
    palette.deep === ground ? palette.accent : palette.deep,
    palette.accent === ground ? palette.light : palette.accent,
  ]
  const paper = '#fbf8f1'
  const sheet = (w: number, h: number) =>
    place(mark(round, w * 0.07, one, two), -w * 0.36, -h * 0.4) +
    letters('black', firm, -w * 0.24, -h * 0.385, w * 0.055, '#2a2624') +
    stroke(
      times(
        11,
        (row) => `M${at(-w * 0.4)},${at(-h * 0.2 + row * h * 0.045)}h${at(w * (row % 4 === 3 ? 0.4 : 0.76))}`,
      ).join(''),
      '#b9b2a6',
      4,
    )
  c.add(
    `<g transform="rotate(${turn} ${at(width / 2)} ${at(height / 2)})">${lay(c, width * 0.36, height * 0.44, s * 0.56, s * 0.78, 0, paper, sheet(s * 0.56, s * 0.78))}${lay(c, width * 0.74, height * 0.3, s * 0.42, s * 0.25, 0, two, place(mark(round, s * 0.06, readableOn(two, paper, palette.ink), one), 0, 0))}${lay(c, width * 0.78, height * 0.52, s * 0.42, s * 0.25, 0, paper, letters('black', firm, -s * 0.17, -s * 0.03, s * 0.045, one) + stroke(`M${at(-s * 0.17)},${at(s * 0.03)}h${at(s * 0.2)}M${at(-s * 0.17)},${at(s * 0.06)}h${at(s * 0.14)}`, '#b9b2a6', 4))}${lay(
      c,
      width * 0.6,
      height * 0.76,
      s * 0.62,
      s * 0.32,
      0,
      one,
      fill(
        polygon([
          [-s * 0.31, -s * 0.16],
          [0, s * 0.06],
          [s * 0.31, -s * 0.16],
        ]),
        shade(one, 0.14),
      ) + place(mark(round, s * 0.035, paper, two), s * 0.22, s * 0.08),
    )}</g>`,
  )
  c.vignette('#1a100c', 0.22)
  return {
    name: `${firm} stationery`,
    alt: `Letterhead, business cards and an envelope for ${firm}, laid out on a ${palette.name} surface.`,
    tags: ['branding', 'stationery', 'logo', 'mockup'],
  }
}
