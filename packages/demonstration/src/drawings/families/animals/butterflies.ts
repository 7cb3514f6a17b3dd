import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, ellipse, fill, place, stroke } from '../../kit/shapes.ts'

/** Moths and butterflies, mirrored, pinned in rows. */
export function butterflies(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(
    [lightGround(c.palette), palette.ink, lightGround(c.palette), palette.deep, palette.paper],
    round,
  )
  c.wash(ground)
  const [columns, rows] =
    width > height
      ? [4, 2]
      : entry(
          [
            [2, 3],
            [3, 4],
            [1, 1],
            [2, 4],
            [3, 5],
          ] as const,
          round,
        )
  const hues = [palette.accent, palette.mid, palette.deep, palette.light, palette.ink].filter(
    (color) => Math.abs(lightness(color) - lightness(ground)) > 0.1,
  )
  const [w, h] = [(width * 0.9) / columns, (height * 0.92) / rows]
  for (let index = 0; index < columns * rows; index += 1) {
    const s = Math.min(w, h) * 0.45
    const [x, y] = [
      width * 0.05 + (index % columns) * w + w / 2,
      height * 0.04 + Math.floor(index / columns) * h + h / 2,
    ]
    const [one, two, three] = [entry(hues, index), entry(hues, index + 1), entry(hues, index + 2)]
    const [reach, drop] = [random.between(0.8, 1), random.between(0.45, 0.8)]
    const upper = `M0,${at(-s * 0.1)}C${at(s * 0.2)},${at(-s * 0.8)} ${at(s * 0.9 * reach)},${at(-s * 0.9)} ${at(s * reach)},${at(-s * 0.6)}C${at(s * 0.95)},${at(-s * 0.1)} ${at(s * 0.4)},${at(s * 0.12)} 0,${at(s * 0.08)}Z`
    const lower = `M0,${at(s * 0.05)}C${at(s * 0.5)},${at(s * 0.05)} ${at(s * 0.8)},${at(s * 0.3)} ${at(s * 0.6)},${at(s * drop)}C${at(s * 0.4)},${at(s * 0.95)} ${at(s * 0.1)},${at(s * 0.6)} 0,${at(s * 0.3)}Z`
    const veins = times(
      6,
      (vein) => `M0,0L${at(s * (0.3 + vein * 0.13) * reach)},${at(-s * (0.82 - vein * 0.14))}`,
    ).join('')
    const half =
      fill(upper, one) +
      c.inside(
        fill(upper, '#000'),
        stroke(veins, shade(one, -0.35), 3) +
          circle(s * 0.62 * reach, -s * 0.46, s * 0.17, two) +
          circle(s * 0.62 * reach, -s * 0.46, s * 0.08, three) +
          stroke(upper, shade(one, -0.5), s * 0.1) +
          fill(
            times(5, (dot) => disc(s * (0.5 + dot * 0.09) * reach, -s * (0.72 - dot * 0.13), s * 0.03)).join(''),
            '#fff7e6',
          ),
      ) +
      fill(lower, two) +
      c.inside(
        fill(lower, '#000'),
        circle(s * 0.4, s * 0.42, s * 0.14, three) +
          circle(s * 0.4, s * 0.42, s * 0.06, one) +
          stroke(lower, shade(two, -0.45), s * 0.08),
      )
    const body =
      ellipse(0, s * 0.08, s * 0.05, s * 0.34, palette.ink === ground ? '#f4ead6' : '#241a16') +
      stroke(
        `M0,${at(-s * 0.2)}q${at(s * 0.06)},${at(-s * 0.3)} ${at(s * 0.2)},${at(-s * 0.42)}M0,${at(-s * 0.2)}q${at(-s * 0.06)},${at(-s * 0.3)} ${at(-s * 0.2)},${at(-s * 0.42)}`,
        palette.ink === ground ? '#f4ead6' : '#241a16',
        3,
      )
    c.add(
      `<g transform="translate(8 12)" opacity="0.18">${place(fill(upper + lower, '#000000') + place(fill(upper + lower, '#000000'), 0, 0, 0, [-1, 1]), x, y)}</g>`,
      place(half + place(half, 0, 0, 0, [-1, 1]) + body, x, y, random.around(0, 4)),
    )
  }
  c.add(
    `<rect x="18" y="18" width="${width - 36}" height="${height - 36}" fill="none" stroke="${mix(palette.deep, ground, 0.3)}" stroke-width="4"/>`,
  )
  return {
    name: entry(['Six butterflies', 'Moth drawer', 'One great moth', 'Wings, catalogued', 'Fifteen flutters'], round),
    alt: 'Butterflies with patterned wings are arranged in neat rows.',
    tags: ['butterfly', 'insects', 'vintage', 'collection'],
  }
}
