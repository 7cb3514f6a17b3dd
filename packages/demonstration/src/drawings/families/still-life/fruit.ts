import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import { times } from '../../kit/random.ts'
import { at, circle, disc, fill, stroke } from '../../kit/shapes.ts'

export type Fruit = 'pear' | 'apple' | 'lemon' | 'orange' | 'plum' | 'fig'

/** A whole fruit, shaded round, its middle at (x, y). */
export function fruit(c: Canvas, kind: Fruit, x: number, y: number, r: number): string {
  const color = {
    pear: '#b9b04a',
    apple: '#b8402f',
    lemon: '#f0c93a',
    orange: '#e88a2a',
    plum: '#5b3a63',
    fig: '#4a3550',
  }[kind]
  const shine = c.radial(
    [
      [0, shade(color, 0.42)],
      [0.45, color],
      [1, shade(color, -0.5)],
    ],
    0.36,
    0.32,
    0.75,
  )
  const stem = stroke(
    `M${at(x)},${at(y - r * 0.86)}q${at(r * 0.05)},${at(-r * 0.2)} ${at(r * 0.16)},${at(-r * 0.3)}`,
    '#5a3d22',
    r * 0.07,
  )
  if (kind === 'pear')
    return (
      stroke(
        `M${at(x)},${at(y - r * 1.45)}q${at(r * 0.02)},${at(-r * 0.16)} ${at(r * 0.14)},${at(-r * 0.3)}`,
        '#5a3d22',
        r * 0.08,
      ) +
      fill(
        `M${at(x)},${at(y - r * 1.5)}C${at(x + r * 0.5)},${at(y - r * 1.5)} ${at(x + r * 0.4)},${at(y - r * 0.7)} ${at(x + r * 0.8)},${at(y - r * 0.1)}C${at(x + r * 1.2)},${at(y + r * 0.9)} ${at(x + r * 0.3)},${at(y + r)} ${at(x)},${at(y + r)}S${at(x - r * 1.2)},${at(y + r * 0.9)} ${at(x - r * 0.8)},${at(y - r * 0.1)}C${at(x - r * 0.4)},${at(y - r * 0.7)} ${at(x - r * 0.5)},${at(y - r * 1.5)} ${at(x)},${at(y - r * 1.5)}Z`,
        shine,
      )
    )
  if (kind === 'lemon')
    return fill(
      `M${at(x - r * 1.25)},${at(y)}Q${at(x - r)},${at(y - r * 0.2)} ${at(x - r * 0.8)},${at(y - r * 0.6)}A${at(r)},${at(r * 0.86)} 0 0 1 ${at(x + r * 0.8)},${at(y - r * 0.6)}Q${at(x + r)},${at(y - r * 0.2)} ${at(x + r * 1.25)},${at(y)}Q${at(x + r)},${at(y + r * 0.2)} ${at(x + r * 0.8)},${at(y + r * 0.6)}A${at(r)},${at(r * 0.86)} 0 0 1 ${at(x - r * 0.8)},${at(y + r * 0.6)}Q${at(x - r)},${at(y + r * 0.2)} ${at(x - r * 1.25)},${at(y)}Z`,
      shine,
    )
  if (kind === 'fig')
    return fill(
      `M${at(x)},${at(y - r * 1.3)}C${at(x + r * 0.3)},${at(y - r * 0.9)} ${at(x + r * 1.05)},${at(y - r * 0.4)} ${at(x + r)},${at(y + r * 0.3)}A${at(r)},${at(r * 0.75)} 0 0 1 ${at(x - r)},${at(y + r * 0.3)}C${at(x - r * 1.05)},${at(y - r * 0.4)} ${at(x - r * 0.3)},${at(y - r * 0.9)} ${at(x)},${at(y - r * 1.3)}Z`,
      shine,
    )
  return (
    stem +
    circle(x, y, r, shine) +
    (kind === 'apple' ? fill(leaf(x + r * 0.12, y - r * 1.05, r * 0.6, r * 0.26, -0.4), '#5f7a3a') : '') +
    (kind === 'orange'
      ? fill(
          times(24, () => disc(x + c.random.around(0, r * 0.7), y + c.random.around(0, r * 0.7), r * 0.018)).join(''),
          shade(color, -0.3),
          'fill-opacity="0.5"',
        )
      : '')
  )
}
