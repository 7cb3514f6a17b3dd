import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, disc, fill, stroke } from '../../kit/shapes.ts'

/** A wide dry brush: many hairs side by side, some running out of paint. */
function brush(c: Canvas, points: readonly Point[], wide: number, color: string): string {
  const { random } = c
  const hairs = Math.round(wide / 4)
  const groups: string[][] = [[], [], []]
  for (let hair = 0; hair < hairs; hair += 1) {
    const off = (hair / (hairs - 1) - 0.5) * wide
    const start = random.chance(0.25) ? random.between(0, 0.08) : 0
    const end = 1 - random.next() ** 3 * 0.4
    const own = points.filter((_, index) => index / (points.length - 1) >= start && index / (points.length - 1) <= end)
    if (own.length < 2) continue
    const last = own.length - 1
    groups[random.whole(0, 2)]?.push(
      smooth(
        own.map(([x, y], index): Point => {
          const [px, py] = entry(own, Math.max(0, index - 1))
          const [nx, ny] = entry(own, Math.min(last, index + 1))
          const length = Math.hypot(nx - px, ny - py) || 1
          return [
            x - ((ny - py) / length) * off + random.around(0, 1.5),
            y + ((nx - px) / length) * off + random.around(0, 1.5),
          ]
        }),
      ),
    )
  }
  return groups
    .map((list, tone) => stroke(list.join(''), shade(color, (tone - 1) * 0.1), 5.4, 'stroke-opacity="0.9"'))
    .join('')
}

/** A few wide strokes on bare paper. */
export function brushStrokes(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(
    c.linear(
      [
        [0, palette.paper],
        [1, shade(palette.paper, -0.05)],
      ],
      50,
    ),
  )
  const hues = random.shuffled([palette.deep, palette.accent, palette.mid, palette.light, palette.ink])
  for (let index = 0; index < entry([4, 3, 6, 5, 2], round); index += 1) {
    const wide = width * random.between(0.09, 0.22)
    const y = height * (0.14 + (index * 0.8) / entry([4, 3, 6, 5, 2], round))
    const line =
      round % 3 === 1
        ? times(24, (step): Point => [
            width * 0.5 + Math.cos(step * 0.25 + index) * width * 0.3,
            height * 0.5 + Math.sin(step * 0.25 + index) * height * (0.16 + index * 0.07),
          ])
        : round % 3 === 2
          ? times(14, (step): Point => [
              width * (0.14 + index * 0.145),
              height * (0.1 + random.around(0, 0.002) + (step / 13) * random.between(0.78, 0.8)),
            ])
          : times(16, (step): Point => [
              width * (0.08 + (step / 15) * 0.84),
              y + Math.sin(step * 0.5 + index * 2) * height * 0.05,
            ])
    c.add(brush(c, line, wide, entry(hues, index)))
  }
  c.add(
    fill(
      times(40, () => disc(random.next() * width, random.next() * height, random.next() ** 3 * 9 + 1)).join(''),
      entry(hues, 0),
    ),
  )
  return {
    name: entry(
      ['Four gestures', 'Round and round', 'Six uprights', 'Wave after wave', 'Two circles, one breath'],
      round,
    ),
    alt: 'Wide dry brush strokes in a few colours on bare paper, with small splashes.',
    tags: ['brush', 'abstract', 'painting', palette.name],
  }
}
