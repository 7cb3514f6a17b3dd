import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import { times } from '../../kit/random.ts'
import { type Point, at, circle, ellipse, fill, polygon, rect, stroke } from '../../kit/shapes.ts'

interface Step {
  say: string
  /** Draws around the origin, about one unit wide. */
  show: (c: Canvas, s: number) => string
}

export interface Guide {
  title: string
  tags: readonly string[]
  steps: readonly Step[]
}

export const paper = (c: Canvas, d: readonly Point[], s: number, part = 0) => {
  const points = d.map(([x, y]): Point => [x * s, y * s])
  return fill(polygon(points), shade(c.palette.accent, part)) + stroke(polygon(points), c.palette.ink, s * 0.012)
}

export const dashes = (s: number, d: string, color: string) =>
  stroke(
    d.replace(/-?\d*\.?\d+/g, (n) => at(Number(n) * s)),
    color,
    s * 0.014,
    'stroke-dasharray="9 9"',
  )

export const jar = (c: Canvas, s: number, inside: string) => {
  const d = `M${at(-s * 0.26)},${at(-s * 0.3)}Q${at(-s * 0.34)},${at(-s * 0.22)} ${at(-s * 0.32)},${at(s * 0.3)}Q${at(-s * 0.3)},${at(s * 0.4)} 0,${at(s * 0.4)}T${at(s * 0.32)},${at(s * 0.3)}Q${at(s * 0.34)},${at(-s * 0.22)} ${at(s * 0.26)},${at(-s * 0.3)}Z`
  return (
    c.inside(fill(d, '#000'), fill(d, '#e9f1f2') + inside) +
    stroke(d, c.palette.ink, s * 0.014) +
    rect(-s * 0.27, -s * 0.4, s * 0.54, s * 0.1, c.palette.deep, 'rx="8"')
  )
}

export const potted = (c: Canvas, s: number, plant: string) =>
  plant +
  fill(
    `M${at(-s * 0.2)},${at(s * 0.1)}h${at(s * 0.4)}l${at(-s * 0.06)},${at(s * 0.3)}h${at(-s * 0.28)}Z`,
    c.palette.accent,
  ) +
  rect(-s * 0.23, s * 0.06, s * 0.46, s * 0.07, shade(c.palette.accent, -0.2))

export const sprout = (c: Canvas, s: number, count: number, tall: number) =>
  stroke(`M0,${at(s * 0.1)}V${at(-s * tall)}`, mix('#4a7a4f', c.palette.deep, 0.3), s * 0.022) +
  fill(
    times(count, (l) =>
      leaf(0, s * 0.06 - (l * s * (tall + 0.06)) / Math.max(1, count), s * 0.24, s * 0.1, l % 2 ? -0.5 : -2.64),
    ).join(''),
    mix('#5d8f58', c.palette.deep, 0.25),
  )

export const yarn = (c: Canvas, s: number, x: number, y: number, r: number) =>
  circle(x * s, y * s, r * s, c.palette.accent) +
  stroke(
    times(
      7,
      (w) =>
        `M${at((x - r * 0.9) * s)},${at((y - r * 0.5 + w * r * 0.16) * s)}Q${at(x * s)},${at((y - r + w * r * 0.34) * s)} ${at((x + r * 0.9) * s)},${at((y - r * 0.4 + w * r * 0.15) * s)}`,
    ).join(''),
    shade(c.palette.accent, -0.28),
    s * 0.012,
  )

export const dough = (c: Canvas, s: number, r: number, y = 0.2) =>
  ellipse(0, s * (y + 0.16), s * 0.42, s * 0.06, '#1a100c', 'fill-opacity="0.16"') +
  fill(
    blob(c.random, 0, s * y, s * r, 0.05, 0.66),
    c.linear([
      [0, '#f9e8c8'],
      [1, '#e0bd86'],
    ]),
  )

export const bowl = (c: Canvas, s: number, inside: string) =>
  ellipse(0, -s * 0.02, s * 0.4, s * 0.1, shade(c.palette.mid, -0.3)) +
  inside +
  fill(
    `M${at(-s * 0.4)},${at(-s * 0.02)}Q0,${at(s * 0.2)} ${at(s * 0.4)},${at(-s * 0.02)}Q${at(s * 0.36)},${at(s * 0.38)} 0,${at(s * 0.38)}T${at(-s * 0.4)},${at(-s * 0.02)}Z`,
    c.linear(
      [
        [0, shade(c.palette.mid, 0.2)],
        [1, shade(c.palette.mid, -0.2)],
      ],
      0,
    ),
  )
