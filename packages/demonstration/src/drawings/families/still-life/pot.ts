import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { entry, times } from '../../kit/random.ts'
import { at, disc, ellipse, fill, group, rect, stroke } from '../../kit/shapes.ts'

/** Half-profiles of pots as (radius, height) pairs from mouth to foot, in parts of the height. */
const profiles = [
  [
    [0.16, 1],
    [0.12, 0.86],
    [0.14, 0.74],
    [0.34, 0.46],
    [0.32, 0.2],
    [0.17, 0],
  ],
  [
    [0.3, 1],
    [0.27, 0.9],
    [0.3, 0.6],
    [0.26, 0.25],
    [0.18, 0],
  ],
  [
    [0.07, 1],
    [0.07, 0.6],
    [0.24, 0.42],
    [0.3, 0.2],
    [0.22, 0],
  ],
  [
    [0.22, 1],
    [0.2, 0.92],
    [0.38, 0.6],
    [0.3, 0.22],
    [0.16, 0],
  ],
  [
    [0.13, 1],
    [0.2, 0.94],
    [0.1, 0.8],
    [0.1, 0.62],
    [0.36, 0.34],
    [0.2, 0],
  ],
  [
    [0.2, 1],
    [0.22, 0.5],
    [0.24, 0],
  ],
] as const

/** A thrown pot with light from the left; returns markup and where its mouth is. */
export function pot(
  c: Canvas,
  x: number,
  foot: number,
  height: number,
  color: string,
  kind: number,
  decor = c.random.whole(0, 4),
): { markup: string; mouth: number; rim: number } {
  const profile = entry(profiles, kind)
  const points = profile.map(([r, h]) => [r * height, foot - h * height] as const)
  const right = points.map(([r, y], index) => {
    const [pr, py] = entry(points, Math.max(0, index - 1))
    return index === 0
      ? `L${at(x + r)},${at(y)}`
      : `C${at(x + pr)},${at(py + (y - py) * 0.5)} ${at(x + r)},${at(y - (y - py) * 0.5)} ${at(x + r)},${at(y)}`
  })
  const left = points.toReversed().map(([r, y], index) => {
    const [pr, py] = entry(points.toReversed(), Math.max(0, index - 1))
    return index === 0
      ? `L${at(x - r)},${at(y)}`
      : `C${at(x - pr)},${at(py + (y - py) * 0.5)} ${at(x - r)},${at(y - (y - py) * 0.5)} ${at(x - r)},${at(y)}`
  })
  const d = `M${at(x - (points[0]?.[0] ?? 0))},${at(points[0]?.[1] ?? 0)}${right.join('')}${left.join('')}Z`
  const rim = points[0]?.[0] ?? 0
  const top = points[0]?.[1] ?? 0
  const other = shade(color, -0.35)
  const marks = [
    '',
    rect(x - height, foot - height * 0.4, height * 2, height * 0.5, mix(color, '#f4ead8', 0.75)),
    stroke(
      times(5, (line) => `M${at(x - height)},${at(foot - height * (0.2 + line * 0.1))}h${at(height * 2)}`).join(''),
      other,
      3,
      'stroke-opacity="0.6"',
    ),
    fill(
      times(60, () =>
        disc(x + c.random.around(0, height * 0.4), foot - c.random.next() * height, c.random.between(1, 4)),
      ).join(''),
      other,
      'fill-opacity="0.6"',
    ),
    fill(
      `M${at(x - height)},${at(foot - height)}h${at(height * 2)}v${at(height * 0.34)}q${at(-height * 0.2)},${at(height * 0.2)} ${at(-height * 0.5)},${at(height * 0.04)}t${at(-height * 0.6)},${at(height * 0.1)}t${at(-height * 0.9)},0Z`,
      mix(color, '#ffffff', 0.5),
    ),
  ]
  const light = c.linear(
    [
      [0, '#ffffff', 0.36],
      [0.28, '#ffffff', 0.06],
      [0.55, '#1a0f0a', 0.04],
      [1, '#1a0f0a', 0.52],
    ],
    0,
  )
  return {
    markup:
      c.inside(fill(d, '#000'), fill(d, color) + entry(marks, decor) + fill(d, light)) +
      ellipse(x, top, rim, rim * 0.2, shade(color, -0.55)),
    mouth: top,
    rim,
  }
}

/** The long shadow of something on a table, to the right. */
export function cast(c: Canvas, x: number, foot: number, width: number): string {
  return group(c.glow(x + width * 0.55, foot, width * 1.15, width * 0.2, '#1a0f0a', 0.55), '')
}
