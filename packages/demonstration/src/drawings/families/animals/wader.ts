import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'

/** A crane or heron standing in reeds. */
export function wader(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = lightGround(c.palette)
  c.wash(
    c.linear([
      [0, mix(ground, palette.light, 0.7)],
      [0.7, ground],
      [1, mix(palette.mid, ground, 0.3)],
    ]),
  )
  c.add(circle(width * random.between(0.25, 0.75), height * 0.27, width * 0.21, palette.accent))
  const water = height * 0.8
  c.add(
    rect(0, water, width, height - water, mix(palette.deep, ground, 0.35)),
    stroke(
      times(
        26,
        () =>
          `M${at(random.next() * width)},${at(water + random.next() * (height - water))}h${at(random.between(40, 220))}`,
      ).join(''),
      ground,
      3,
      'stroke-opacity="0.5"',
    ),
  )
  const count = entry([1, 2, 1, 3, 2], round)
  for (let bird = 0; bird < count; bird += 1) {
    const [x, s] = [
      width * ((bird + 0.5) / count) + random.around(0, 40),
      Math.min(height * 0.56, (width / count) * 1.1),
    ]
    const flip = bird % 2 ? -1 : 1
    const white = mix('#fffdf6', ground, 0.15)
    const neck: Point[] = [
      [0, -s * 0.46],
      [s * 0.2, -s * 0.6],
      [s * 0.06, -s * 0.76],
      [s * 0.16, -s * 0.94],
    ]
    const parts =
      stroke(
        `M${at(-s * 0.06)},${at(-s * 0.34)}L${at(-s * 0.04)},${at(s * 0.08)}M${at(s * 0.03)},${at(-s * 0.34)}${round % 2 ? `l${at(s * 0.1)},${at(s * 0.16)}l${at(-s * 0.1)},${at(s * 0.05)}` : `L${at(s * 0.05)},${at(s * 0.08)}`}`,
        palette.ink,
        s * 0.014,
      ) +
      stroke(smooth(neck), white, s * 0.05) +
      fill(
        `M${at(s * 0.1)},${at(-s * 0.5)}C${at(-s * 0.1)},${at(-s * 0.64)} ${at(-s * 0.34)},${at(-s * 0.4)} ${at(-s * 0.46)},${at(-s * 0.2)}C${at(-s * 0.2)},${at(-s * 0.24)} ${at(s * 0.16)},${at(-s * 0.2)} ${at(s * 0.1)},${at(-s * 0.5)}Z`,
        c.linear([
          [0, white],
          [1, shade(white, -0.2)],
        ]),
      ) +
      fill(
        times(5, (f) => leaf(-s * 0.14 - f * s * 0.02, -s * 0.4 + f * s * 0.035, s * 0.36, s * 0.06, 2.6)).join(''),
        palette.ink,
      ) +
      circle(s * 0.16, -s * 0.95, s * 0.042, white) +
      fill(
        polygon([
          [s * 0.19, -s * 0.975],
          [s * 0.4, -s * 0.93],
          [s * 0.19, -s * 0.93],
        ]),
        '#d08a2e',
      ) +
      fill(leaf(s * 0.17, -s * 0.98, s * 0.1, s * 0.035, 3.4), palette.accent) +
      circle(s * 0.175, -s * 0.957, s * 0.008, '#1a1412')
    c.add(place(parts, x, water + s * 0.02, 0, [flip, 1]))
  }
  c.add(
    stroke(
      times(30, () => {
        const x = random.next() * width
        return `M${at(x)},${height}q${at(random.around(0, 20))},${at(-height * 0.1)} ${at(random.around(0, 60))},${at(-height * random.between(0.1, 0.32))}`
      }).join(''),
      mix(palette.deep, palette.ink, 0.4),
      5,
    ),
  )
  return {
    name: entry(['Crane and red sun', 'Pair in the reeds', 'Standing still', 'Three waders', 'Marsh evening'], round),
    alt: `${count === 1 ? 'A long-legged bird stands' : 'Long-legged birds stand'} in shallow water before a round sun.`,
    tags: ['crane', 'bird', 'japanese', 'wetland'],
  }
}
