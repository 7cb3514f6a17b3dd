import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, place, polygon, rect, stroke } from '../../kit/shapes.ts'
import { pine } from '../landscapes/trees.ts'

/** A fox in tall grass at the edge of a wood. */
export function foxInGrass(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = lightGround(c.palette)
  const isNight = round % 2 === 1
  const far = isNight ? mix(palette.deep, '#0f1a26', 0.7) : mix(ground, palette.light, 0.6)
  const near = isNight ? '#0b1218' : mix(palette.deep, palette.ink, 0.3)
  c.wash(
    c.linear([
      [0, far],
      [1, mix(far, near, 0.35)],
    ]),
  )
  c.add(circle(width * random.between(0.2, 0.8), height * 0.24, width * 0.15, isNight ? '#f3ead0' : palette.accent))
  for (let layer = 0; layer < 3; layer += 1) {
    const color = mix(far, near, 0.24 + layer * 0.24)
    c.add(
      fill(
        times(12, () =>
          pine(random, random.next() * width, height * (0.62 + layer * 0.08), height * random.between(0.25, 0.5)),
        ).join(''),
        color,
      ),
      rect(0, height * (0.6 + layer * 0.08), width, height, color),
    )
  }
  const s = Math.min(width * 0.4, height * 0.34)
  const coat = entry(['#d2692f', '#c85a2a', '#e08a4a', '#b8b2aa', '#d2692f'], round)
  const white = '#fbf3e6'
  const tail = `M${at(s * 0.42)},${at(-s * 0.1)}C${at(s * 0.9)},${at(-s * 0.2)} ${at(s * 1.1)},${at(-s * 0.62)} ${at(s * 0.8)},${at(-s * 0.86)}C${at(s * 0.86)},${at(-s * 0.5)} ${at(s * 0.5)},${at(-s * 0.5)} ${at(s * 0.3)},${at(-s * 0.2)}Z`
  const tip = `M${at(s * 0.8)},${at(-s * 0.86)}C${at(s * 0.98)},${at(-s * 0.74)} ${at(s * 1)},${at(-s * 0.6)} ${at(s * 0.96)},${at(-s * 0.5)}L${at(s * 0.78)},${at(-s * 0.6)}Z`
  const body = `M${at(-s * 0.26)},0C${at(-s * 0.36)},${at(-s * 0.34)} ${at(-s * 0.2)},${at(-s * 0.6)} 0,${at(-s * 0.66)}C${at(s * 0.3)},${at(-s * 0.5)} ${at(s * 0.5)},${at(-s * 0.3)} ${at(s * 0.44)},0Z`
  const head = polygon([
    [-s * 0.34, -s * 1.14],
    [-s * 0.18, -s * 0.98],
    [s * 0.1, -s * 0.98],
    [s * 0.26, -s * 1.14],
    [s * 0.28, -s * 0.82],
    [-s * 0.04, -s * 0.52],
    [-s * 0.36, -s * 0.82],
  ])
  const cheeks = polygon([
    [-s * 0.36, -s * 0.82],
    [-s * 0.16, -s * 0.8],
    [-s * 0.04, -s * 0.66],
    [s * 0.08, -s * 0.8],
    [s * 0.28, -s * 0.82],
    [-s * 0.04, -s * 0.52],
  ])
  const ears =
    polygon([
      [-s * 0.31, -s * 1.07],
      [-s * 0.22, -s * 0.98],
      [-s * 0.3, -s * 0.93],
    ]) +
    polygon([
      [s * 0.23, -s * 1.07],
      [s * 0.14, -s * 0.98],
      [s * 0.22, -s * 0.93],
    ])
  const fox =
    fill(tail, shade(coat, -0.12)) +
    fill(tip, white) +
    fill(
      body,
      c.linear([
        [0, coat],
        [1, shade(coat, -0.2)],
      ]),
    ) +
    fill(
      `M${at(-s * 0.16)},${at(-s * 0.56)}Q${at(-s * 0.04)},${at(-s * 0.2)} ${at(s * 0.08)},${at(-s * 0.56)}Z`,
      white,
    ) +
    fill(head, coat) +
    fill(cheeks, white) +
    fill(ears, '#2a1c18') +
    circle(-s * 0.04, -s * 0.54, s * 0.04, '#1c1412') +
    stroke(
      `M${at(-s * 0.2)},${at(-s * 0.83)}l${at(s * 0.09)},${at(s * 0.03)}M${at(s * 0.12)},${at(-s * 0.83)}l${at(-s * 0.09)},${at(s * 0.03)}`,
      '#1c1412',
      s * 0.026,
    )
  c.add(place(fox, width * random.between(0.4, 0.55), height * 0.88, 0, [round % 3 === 0 ? 1 : -1, 1]))
  const blade = (low: number, high: number) => {
    const x = random.next() * width
    return leaf(x, height + 12, height * random.between(low, high), 13, -1.571 + random.around(0, 0.4))
  }
  c.add(
    fill(times(90, () => blade(0.05, 0.18)).join(''), mix(near, far, 0.2)),
    fill(times(60, () => blade(0.04, 0.12)).join(''), near),
  )
  c.add(
    fill(
      times(26, () => disc(random.next() * width, height * random.between(0.5, 0.95), random.between(2, 6))).join(''),
      isNight ? '#f6e08a' : palette.accent,
      'fill-opacity="0.85"',
    ),
  )
  return {
    name: entry(['Fox at the edge', 'Firefly fox', 'First fox of spring', 'Grey visitor', 'Fox, waiting'], round),
    alt: `A fox sits in tall grass before firs${isNight ? ' at night, fireflies around it' : ' and a round sun'}.`,
    tags: ['fox', 'forest', 'illustration', 'animals'],
  }
}
