import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, polar, stroke } from '../../kit/shapes.ts'

/** A flower head seen from the front or side; `kind` 0 daisy, 1 rose, 2 tulip, 3 peony, 4 anemone, 5 bell. */
function bloom(c: Canvas, x: number, y: number, r: number, color: string, heart: string, kind: number): string {
  const { random } = c
  if (kind === 0)
    return (
      fill(times(13, (p) => leaf(x, y, r, r * 0.34, p * 0.4833 + random.around(0, 0.08))).join(''), color) +
      fill(times(13, (p) => leaf(x, y, r * 0.75, r * 0.2, p * 0.4833 + 0.24)).join(''), shade(color, -0.14)) +
      circle(x, y, r * 0.28, heart) +
      fill(times(12, (s) => disc(...polar(x, y, r * 0.2, s * 0.52), r * 0.03)).join(''), shade(heart, -0.4))
    )
  if (kind === 1)
    return times(
      5,
      (ring) =>
        fill(
          blob(
            random,
            x + random.around(0, r * 0.07),
            y + random.around(0, r * 0.07),
            r * (1 - ring * 0.19),
            0.1,
            0.92,
            7,
          ),
          ring % 2 ? shade(color, -0.16) : shade(color, 0.1 - ring * 0.02),
        ) +
        stroke(
          `M${at(x - r * (0.7 - ring * 0.13))},${at(y)}a${at(r * (0.7 - ring * 0.13))},${at(r * (0.66 - ring * 0.13))} 0 0 ${ring % 2} ${at(r * (1.3 - ring * 0.26))},${at(r * 0.1)}`,
          shade(color, -0.34),
          r * 0.035,
          'stroke-opacity="0.7"',
        ),
    ).join('')
  if (kind === 2)
    return (
      fill(leaf(x - r * 0.35, y + r * 0.7, r * 1.7, r * 0.9, -1.35), shade(color, -0.2)) +
      fill(leaf(x + r * 0.35, y + r * 0.7, r * 1.7, r * 0.9, -1.8), shade(color, -0.08)) +
      fill(
        leaf(x, y + r * 0.8, r * 1.75, r * 0.9, -1.571),
        c.linear([
          [0, shade(color, 0.25)],
          [1, color],
        ]),
      )
    )
  if (kind === 3)
    return (
      [1, 0.82, 0.62, 0.4]
        .map((part, ring) =>
          fill(
            times(11 - ring * 2, (p) =>
              blob(
                random,
                ...polar(x, y, r * part * 0.66, (p * 6.283) / (11 - ring * 2) + ring),
                r * part * 0.36,
                0.2,
                1,
                6,
              ),
            ).join(''),
            shade(color, ring * 0.16 - 0.14),
          ),
        )
        .join('') + fill(times(9, (s) => disc(...polar(x, y, r * 0.16, s * 0.7), r * 0.04)).join(''), heart)
    )
  if (kind === 4)
    return (
      fill(
        times(7, (p) => blob(random, ...polar(x, y, r * 0.52, p * 0.898), r * 0.44, 0.12, 1, 7)).join(''),
        color,
        'fill-opacity="0.93"',
      ) +
      stroke(
        times(
          7,
          (p) =>
            `M${at(x)},${at(y)}L${polar(x, y, r * 0.8, p * 0.898)
              .map(at)
              .join(',')}`,
        ).join(''),
        shade(color, -0.25),
        2,
        'stroke-opacity="0.5"',
      ) +
      circle(x, y, r * 0.2, '#241a22') +
      fill(times(18, (s) => disc(...polar(x, y, r * 0.32, s * 0.349), r * 0.025)).join(''), '#241a22')
    )
  return fill(
    times(9, (p) => blob(random, x + random.around(0, r * 0.5), y + (p - 4) * r * 0.3, r * 0.22, 0.15, 1, 6)).join(''),
    color,
  )
}

/** Stems, leaves and heads that fan out of a mouth. */
export function bouquet(
  c: Canvas,
  x: number,
  mouth: number,
  spread: number,
  tall: number,
  colors: readonly string[],
  leafColor: string,
  kinds: readonly number[],
): string {
  const { random } = c
  const stems: string[] = []
  const greens: string[] = []
  const heads: { y: number; markup: string }[] = []
  const count = 15
  for (let stem = 0; stem < count; stem += 1) {
    const angle = -Math.PI / 2 + ((stem / (count - 1)) * 2 - 1) * 1.05 + random.around(0, 0.14)
    const reach = tall * random.between(0.52, 1) * (1 - Math.abs(angle + Math.PI / 2) * 0.16)
    const [hx, hy] = [x + Math.cos(angle) * spread * random.between(0.7, 1.05), mouth + Math.sin(angle) * reach]
    stems.push(
      `M${at(x + random.around(0, 8))},${at(mouth + 10)}Q${at(x + (hx - x) * 0.2)},${at(mouth - (mouth - hy) * 0.6)} ${at(hx)},${at(hy)}`,
    )
    if (stem % 3 === 2) {
      greens.push(
        times(6, (l) =>
          leaf(
            x + (hx - x) * (0.5 + l * 0.1),
            mouth + (hy - mouth) * (0.45 + l * 0.11),
            tall * 0.16,
            tall * 0.06,
            angle + (l % 2 ? 0.8 : -0.8),
          ),
        ).join(''),
      )
      continue
    }
    greens.push(
      leaf(x + (hx - x) * 0.4, mouth + (hy - mouth) * 0.4, tall * 0.24, tall * 0.075, angle + random.around(0, 1)),
    )
    heads.push({
      y: hy,
      markup: bloom(
        c,
        hx,
        hy,
        tall * random.between(0.085, 0.16),
        entry(colors, stem),
        entry(colors, stem + 2),
        entry(kinds, stem),
      ),
    })
  }
  const half = greens.filter((_, index) => index % 2 === 0).join('')
  const rest = greens.filter((_, index) => index % 2 === 1).join('')
  return (
    stroke(stems.join(''), shade(leafColor, -0.15), tall * 0.011) +
    fill(half, leafColor) +
    fill(rest, shade(leafColor, 0.2)) +
    heads
      .toSorted((a, b) => a.y - b.y)
      .map(({ markup }) => markup)
      .join('')
  )
}
