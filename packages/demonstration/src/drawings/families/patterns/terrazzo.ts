import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, disc, fill, polar, polygon, stroke } from '../../kit/shapes.ts'

/** Chips of stone set in cement. */
export function terrazzo(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.paper, mix(palette.paper, palette.light, 0.5), palette.light, palette.ink], round)
  c.wash(ground)
  const colors = [palette.mid, palette.accent, palette.deep, palette.light, palette.ink, palette.paper].filter(
    (color) => Math.abs(lightness(color) - lightness(ground)) > 0.1,
  )
  const largest = entry([58, 26, 110, 40], round)
  c.add(
    fill(
      times(900, () => disc(random.next() * width, random.next() * height, random.between(0.8, 3.4))).join(''),
      entry(colors, 1),
      'fill-opacity="0.5"',
    ),
  )
  const placed: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 2600 && placed.length < 620; tries += 1) {
    const r = largest * (0.14 + random.next() ** 2.6 * 0.86) * Math.max(0.3, 1 - tries / 3000)
    const [x, y] = [random.next() * width, random.next() * height]
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.r + r) * 1.08)) placed.push({ x, y, r })
  }
  for (const { x, y, r } of placed) {
    const color = random.pick(colors)
    const corners = random.whole(5, 7)
    const turn = random.between(0, 6)
    const chip = polygon(
      times(corners, (corner) => polar(x, y, r * random.between(0.65, 1.1), turn + (corner * 6.283) / corners)),
    )
    c.add(
      `<path d="${chip}" fill="${shade(color, random.around(0, 0.14))}" stroke="${color}" stroke-width="${at(r * 0.12)}" stroke-linejoin="round"/>`,
    )
    if (r > 22)
      c.add(
        stroke(
          `M${at(x - r * 0.4)},${at(y)}q${at(r * 0.3)},${at(random.around(0, r * 0.4))} ${at(r * 0.8)},${at(random.around(0, r * 0.2))}`,
          shade(color, 0.45),
          1.6,
          'stroke-opacity="0.5"',
        ),
      )
  }
  return {
    name: entry(
      ['Terrazzo, coarse', 'Stairwell terrazzo', 'Marble chips', 'Confetti stone', 'Lobby floor', 'Counter top'],
      round,
    ),
    alt: `Chips of ${palette.name} coloured stone set in a smooth ground.`,
    tags: ['terrazzo', 'stone', 'pattern', 'surface'],
  }
}
