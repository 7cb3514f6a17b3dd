import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { at, disc, fill, line, polygon, stroke } from '../../kit/shapes.ts'

/** Discs and leaves hanging in balance from thin arms. */
export function hangingMobile(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(
    c.radial(
      [
        [0, shade(palette.paper, 0.2)],
        [1, mix(palette.paper, palette.light, 0.6)],
      ],
      0.45,
      0.4,
      0.9,
    ),
  )
  const hues = random.shuffled([palette.accent, palette.deep, palette.mid, palette.ink, palette.light])
  let place = 0
  const hang = (x: number, y: number, reach: number, depth: number) => {
    const drop = height * random.between(0.035, 0.08)
    c.add(line(x, y, x, y + drop, palette.ink, 3))
    const tilt = random.around(0, 0.2)
    const [lx, ly] = [x - reach * random.between(0.8, 1.1), y + drop + tilt * reach]
    const [rx, ry] = [x + reach * random.between(0.7, 1.1), y + drop - tilt * reach]
    c.add(stroke(`M${at(lx)},${at(ly)}Q${at(x)},${at(y + drop - 36)} ${at(rx)},${at(ry)}`, palette.ink, 4))
    for (const [ex, ey] of [
      [lx, ly],
      [rx, ry],
    ] as const) {
      if (depth > 0 && random.chance(0.72)) {
        hang(ex, ey, reach * 0.56, depth - 1)
        continue
      }
      const r = reach * random.between(0.26, 0.5) + 14
      const color = entry(hues, place)
      place += 1
      const shape = [
        disc(ex, ey + r + 20, r),
        blob(random, ex, ey + r + 20, r, 0.24, 0.8, 7),
        leaf(ex, ey + 20, r * 2.3, r * 1.1, 1.2 + random.around(0, 0.8)),
        polygon([
          [ex, ey + 20],
          [ex + r, ey + 20 + r * 1.5],
          [ex - r * 0.8, ey + 20 + r * 1.2],
        ]),
      ]
      c.add(
        line(ex, ey, ex, ey + 24, palette.ink, 2.5),
        c.glow(ex + 26, ey + r + 60, r * 1.3, r * 1.2, '#1a100c', 0.16),
        fill(random.pick(shape), color),
      )
    }
  }
  hang(width * random.between(0.42, 0.58), -10, width * 0.25, entry([2, 3, 2, 3, 2], round))
  hang(width * 0.5 + random.around(0, 60), height * 0.42, width * 0.2, 2)
  return {
    name: entry(
      ['In balance', 'Mobile for a stairwell', 'Seven weights', 'Hung in the draught', 'Red leaf, black disc'],
      round,
    ),
    alt: 'A hanging mobile: thin arms carry discs, leaves and triangles in balance.',
    tags: ['mobile', 'mid century', 'sculpture', 'abstract'],
  }
}
