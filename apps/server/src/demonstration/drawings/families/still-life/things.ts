import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, ellipse, fill, group, polar, rect, stroke } from '../../kit/shapes.ts'

/** Half-profiles of pots as (radius, height) pairs from mouth to foot, in parts of the height. */
const profiles = [
  [[0.16, 1], [0.12, 0.86], [0.14, 0.74], [0.34, 0.46], [0.32, 0.2], [0.17, 0]],
  [[0.3, 1], [0.27, 0.9], [0.3, 0.6], [0.26, 0.25], [0.18, 0]],
  [[0.07, 1], [0.07, 0.6], [0.24, 0.42], [0.3, 0.2], [0.22, 0]],
  [[0.22, 1], [0.2, 0.92], [0.38, 0.6], [0.3, 0.22], [0.16, 0]],
  [[0.13, 1], [0.2, 0.94], [0.1, 0.8], [0.1, 0.62], [0.36, 0.34], [0.2, 0]],
  [[0.2, 1], [0.22, 0.5], [0.24, 0]],
] as const

/** A thrown pot with light from the left; returns markup and where its mouth is. */
export function pot(c: Canvas, x: number, foot: number, height: number, color: string, kind: number, decor = c.random.whole(0, 4)): { markup: string; mouth: number; rim: number } {
  const profile = entry(profiles, kind)
  const points = profile.map(([r, h]) => [r * height, foot - h * height] as const)
  const right = points.map(([r, y], index) => {
    const [pr, py] = entry(points, Math.max(0, index - 1))
    return index === 0 ? `L${at(x + r)},${at(y)}` : `C${at(x + pr)},${at(py + (y - py) * 0.5)} ${at(x + r)},${at(y - (y - py) * 0.5)} ${at(x + r)},${at(y)}`
  })
  const left = points.toReversed().map(([r, y], index) => {
    const [pr, py] = entry(points.toReversed(), Math.max(0, index - 1))
    return index === 0 ? `L${at(x - r)},${at(y)}` : `C${at(x - pr)},${at(py + (y - py) * 0.5)} ${at(x - r)},${at(y - (y - py) * 0.5)} ${at(x - r)},${at(y)}`
  })
  const d = `M${at(x - (points[0]?.[0] ?? 0))},${at(points[0]?.[1] ?? 0)}${right.join('')}${left.join('')}Z`
  const rim = points[0]?.[0] ?? 0
  const top = points[0]?.[1] ?? 0
  const other = shade(color, -0.35)
  const marks = [
    '',
    rect(x - height, foot - height * 0.4, height * 2, height * 0.5, mix(color, '#f4ead8', 0.75)),
    stroke(times(5, (line) => `M${at(x - height)},${at(foot - height * (0.2 + line * 0.1))}h${at(height * 2)}`).join(''), other, 3, 'stroke-opacity="0.6"'),
    fill(times(60, () => disc(x + c.random.around(0, height * 0.4), foot - c.random.next() * height, c.random.between(1, 4))).join(''), other, 'fill-opacity="0.6"'),
    fill(`M${at(x - height)},${at(foot - height)}h${at(height * 2)}v${at(height * 0.34)}q${at(-height * 0.2)},${at(height * 0.2)} ${at(-height * 0.5)},${at(height * 0.04)}t${at(-height * 0.6)},${at(height * 0.1)}t${at(-height * 0.9)},0Z`, mix(color, '#ffffff', 0.5)),
  ]
  const light = c.linear([[0, '#ffffff', 0.36], [0.28, '#ffffff', 0.06], [0.55, '#1a0f0a', 0.04], [1, '#1a0f0a', 0.52]], 0)
  return { markup: c.inside(fill(d, '#000'), fill(d, color) + entry(marks, decor) + fill(d, light)) + ellipse(x, top, rim, rim * 0.2, shade(color, -0.55)), mouth: top, rim }
}

/** The long shadow of something on a table, to the right. */
export function cast(c: Canvas, x: number, foot: number, width: number): string {
  return group(c.glow(x + width * 0.55, foot, width * 1.15, width * 0.2, '#1a0f0a', 0.55), '')
}

/** A flower head seen from the front or side; `kind` 0 daisy, 1 rose, 2 tulip, 3 peony, 4 anemone, 5 bell. */
export function bloom(c: Canvas, x: number, y: number, r: number, color: string, heart: string, kind: number): string {
  const { random } = c
  if (kind === 0) return fill(times(13, (p) => leaf(x, y, r, r * 0.34, p * 0.4833 + random.around(0, 0.08))).join(''), color) + fill(times(13, (p) => leaf(x, y, r * 0.75, r * 0.2, p * 0.4833 + 0.24)).join(''), shade(color, -0.14)) + circle(x, y, r * 0.28, heart) + fill(times(12, (s) => disc(...polar(x, y, r * 0.2, s * 0.52), r * 0.03)).join(''), shade(heart, -0.4))
  if (kind === 1) return times(5, (ring) => fill(blob(random, x + random.around(0, r * 0.07), y + random.around(0, r * 0.07), r * (1 - ring * 0.19), 0.1, 0.92, 7), ring % 2 ? shade(color, -0.16) : shade(color, 0.1 - ring * 0.02)) + stroke(`M${at(x - r * (0.7 - ring * 0.13))},${at(y)}a${at(r * (0.7 - ring * 0.13))},${at(r * (0.66 - ring * 0.13))} 0 0 ${ring % 2} ${at(r * (1.3 - ring * 0.26))},${at(r * 0.1)}`, shade(color, -0.34), r * 0.035, 'stroke-opacity="0.7"')).join('')
  if (kind === 2) return fill(leaf(x - r * 0.35, y + r * 0.7, r * 1.7, r * 0.9, -1.35), shade(color, -0.2)) + fill(leaf(x + r * 0.35, y + r * 0.7, r * 1.7, r * 0.9, -1.8), shade(color, -0.08)) + fill(leaf(x, y + r * 0.8, r * 1.75, r * 0.9, -1.571), c.linear([[0, shade(color, 0.25)], [1, color]]))
  if (kind === 3) return [1, 0.82, 0.62, 0.4].map((part, ring) => fill(times(11 - ring * 2, (p) => blob(random, ...polar(x, y, r * part * 0.66, (p * 6.283) / (11 - ring * 2) + ring), r * part * 0.36, 0.2, 1, 6)).join(''), shade(color, ring * 0.16 - 0.14))).join('') + fill(times(9, (s) => disc(...polar(x, y, r * 0.16, s * 0.7), r * 0.04)).join(''), heart)
  if (kind === 4) return fill(times(7, (p) => blob(random, ...polar(x, y, r * 0.52, p * 0.898), r * 0.44, 0.12, 1, 7)).join(''), color, 'fill-opacity="0.93"') + stroke(times(7, (p) => `M${at(x)},${at(y)}L${polar(x, y, r * 0.8, p * 0.898).map(at).join(',')}`).join(''), shade(color, -0.25), 2, 'stroke-opacity="0.5"') + circle(x, y, r * 0.2, '#241a22') + fill(times(18, (s) => disc(...polar(x, y, r * 0.32, s * 0.349), r * 0.025)).join(''), '#241a22')
  return fill(times(9, (p) => blob(random, x + random.around(0, r * 0.5), y + (p - 4) * r * 0.3, r * 0.22, 0.15, 1, 6)).join(''), color)
}

/** Stems, leaves and heads that fan out of a mouth. */
export function bouquet(c: Canvas, x: number, mouth: number, spread: number, tall: number, colors: readonly string[], leafColor: string, kinds: readonly number[]): string {
  const { random } = c
  const stems: string[] = []
  const greens: string[] = []
  const heads: { y: number; markup: string }[] = []
  const count = 15
  for (let stem = 0; stem < count; stem += 1) {
    const angle = -Math.PI / 2 + ((stem / (count - 1)) * 2 - 1) * 1.05 + random.around(0, 0.14)
    const reach = tall * random.between(0.52, 1) * (1 - Math.abs(angle + Math.PI / 2) * 0.16)
    const [hx, hy] = [x + Math.cos(angle) * spread * random.between(0.7, 1.05), mouth + Math.sin(angle) * reach]
    stems.push(`M${at(x + random.around(0, 8))},${at(mouth + 10)}Q${at(x + (hx - x) * 0.2)},${at(mouth - (mouth - hy) * 0.6)} ${at(hx)},${at(hy)}`)
    if (stem % 3 === 2) {
      greens.push(times(6, (l) => leaf(x + (hx - x) * (0.5 + l * 0.1), mouth + (hy - mouth) * (0.45 + l * 0.11), tall * 0.16, tall * 0.06, angle + (l % 2 ? 0.8 : -0.8))).join(''))
      continue
    }
    greens.push(leaf(x + (hx - x) * 0.4, mouth + (hy - mouth) * 0.4, tall * 0.24, tall * 0.075, angle + random.around(0, 1)))
    heads.push({ y: hy, markup: bloom(c, hx, hy, tall * random.between(0.085, 0.16), entry(colors, stem), entry(colors, stem + 2), entry(kinds, stem)) })
  }
  const half = greens.filter((_, index) => index % 2 === 0).join('')
  const rest = greens.filter((_, index) => index % 2 === 1).join('')
  return stroke(stems.join(''), shade(leafColor, -0.15), tall * 0.011) + fill(half, leafColor) + fill(rest, shade(leafColor, 0.2)) + heads.toSorted((a, b) => a.y - b.y).map(({ markup }) => markup).join('')
}

export type Fruit = 'pear' | 'apple' | 'lemon' | 'orange' | 'plum' | 'fig'

/** A whole fruit, shaded round, its middle at (x, y). */
export function fruit(c: Canvas, kind: Fruit, x: number, y: number, r: number): string {
  const color = { pear: '#b9b04a', apple: '#b8402f', lemon: '#f0c93a', orange: '#e88a2a', plum: '#5b3a63', fig: '#4a3550' }[kind]
  const shine = c.radial([[0, shade(color, 0.42)], [0.45, color], [1, shade(color, -0.5)]], 0.36, 0.32, 0.75)
  const stem = stroke(`M${at(x)},${at(y - r * 0.86)}q${at(r * 0.05)},${at(-r * 0.2)} ${at(r * 0.16)},${at(-r * 0.3)}`, '#5a3d22', r * 0.07)
  if (kind === 'pear') return stroke(`M${at(x)},${at(y - r * 1.45)}q${at(r * 0.02)},${at(-r * 0.16)} ${at(r * 0.14)},${at(-r * 0.3)}`, '#5a3d22', r * 0.08) + fill(`M${at(x)},${at(y - r * 1.5)}C${at(x + r * 0.5)},${at(y - r * 1.5)} ${at(x + r * 0.4)},${at(y - r * 0.7)} ${at(x + r * 0.8)},${at(y - r * 0.1)}C${at(x + r * 1.2)},${at(y + r * 0.9)} ${at(x + r * 0.3)},${at(y + r)} ${at(x)},${at(y + r)}S${at(x - r * 1.2)},${at(y + r * 0.9)} ${at(x - r * 0.8)},${at(y - r * 0.1)}C${at(x - r * 0.4)},${at(y - r * 0.7)} ${at(x - r * 0.5)},${at(y - r * 1.5)} ${at(x)},${at(y - r * 1.5)}Z`, shine)
  if (kind === 'lemon') return fill(`M${at(x - r * 1.25)},${at(y)}Q${at(x - r)},${at(y - r * 0.2)} ${at(x - r * 0.8)},${at(y - r * 0.6)}A${at(r)},${at(r * 0.86)} 0 0 1 ${at(x + r * 0.8)},${at(y - r * 0.6)}Q${at(x + r)},${at(y - r * 0.2)} ${at(x + r * 1.25)},${at(y)}Q${at(x + r)},${at(y + r * 0.2)} ${at(x + r * 0.8)},${at(y + r * 0.6)}A${at(r)},${at(r * 0.86)} 0 0 1 ${at(x - r * 0.8)},${at(y + r * 0.6)}Q${at(x - r)},${at(y + r * 0.2)} ${at(x - r * 1.25)},${at(y)}Z`, shine)
  if (kind === 'fig') return fill(`M${at(x)},${at(y - r * 1.3)}C${at(x + r * 0.3)},${at(y - r * 0.9)} ${at(x + r * 1.05)},${at(y - r * 0.4)} ${at(x + r)},${at(y + r * 0.3)}A${at(r)},${at(r * 0.75)} 0 0 1 ${at(x - r)},${at(y + r * 0.3)}C${at(x - r * 1.05)},${at(y - r * 0.4)} ${at(x - r * 0.3)},${at(y - r * 0.9)} ${at(x)},${at(y - r * 1.3)}Z`, shine)
  return stem + circle(x, y, r, shine) + (kind === 'apple' ? fill(leaf(x + r * 0.12, y - r * 1.05, r * 0.6, r * 0.26, -0.4), '#5f7a3a') : '') + (kind === 'orange' ? fill(times(24, () => disc(x + c.random.around(0, r * 0.7), y + c.random.around(0, r * 0.7), r * 0.018)).join(''), shade(color, -0.3), 'fill-opacity="0.5"') : '')
}
