import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, band, circle, fill, stroke } from '../../kit/shapes.ts'

/** Nested arches and a sun. */
export function arches(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(
    c.linear([
      [0, shade(palette.paper, 0.1)],
      [1, shade(palette.paper, -0.05)],
    ]),
  )
  const hues = [palette.deep, palette.mid, palette.light, palette.accent]
  const places = entry(
    [
      [[0.5, 0.94, 0.4]],
      [
        [0.3, 0.95, 0.26],
        [0.72, 0.95, 0.22],
      ],
      [
        [0.5, 0.56, 0.34],
        [0.5, 0.97, 0.34],
      ],
      [[0.14, 1, 0.5]],
      [[0.5, 0.74, 0.38]],
    ],
    round,
  ) as readonly (readonly [number, number, number])[]
  const [sx, sy] = [width * random.between(0.28, 0.72), height * entry([0.26, 0.3, 0.12, 0.26, 0.2], round)]
  c.add(circle(sx, sy, width * random.between(0.1, 0.16), palette.accent))
  for (const [index, [px, py, pr]] of places.entries()) {
    for (let ring = 0; ring < 5; ring += 1) {
      const r = width * pr * (1 - ring * 0.17)
      const [x, y] = [width * px + random.around(0, 3), height * py]
      const rise = r * entry([1.2, 1.7, 0.2, 0.6, 0.1], round)
      c.add(
        band(
          `M${at(x - r)},${at(y)}V${at(y - rise)}A${at(r)},${at(r)} 0 0 1 ${at(x + r)},${at(y - rise)}V${at(y)}`,
          entry(hues, ring + index),
          width * pr * 0.115,
        ),
      )
    }
  }
  const stems = times(3, (stem) => {
    const [x, foot] = [width * (0.18 + stem * 0.3) + random.around(0, 30), height]
    const tall = height * random.between(0.16, 0.3)
    return (
      stroke(`M${at(x)},${at(foot)}q${at(random.around(0, 30))},${at(-tall / 2)} 0,${at(-tall)}`, palette.ink, 4) +
      fill(
        times(6, (l) => leaf(x, foot - tall * (0.3 + l * 0.13), tall * 0.26, tall * 0.08, l % 2 ? -0.7 : -2.44)).join(
          '',
        ),
        palette.ink,
      )
    )
  })
  if (round !== 3) c.add(stems.join(''))
  return {
    name: entry(['Arch and sun', 'Two doorways', 'Rainbow, doubled', 'Quarter rainbow', 'Half a tunnel'], round),
    alt: 'Nested arches in warm bands under a round sun, with small dark branches.',
    tags: ['arches', 'boho', 'sun', 'poster', palette.name],
  }
}
