import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, ellipse, fill, place, polygon, stroke } from '../../kit/shapes.ts'

/** Small round birds on branches. */
export function birdsOnBranch(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([lightGround(c.palette), palette.light, mix(palette.mid, palette.paper, 0.5)], round)
  c.wash(
    c.linear([
      [0, shade(ground, 0.15)],
      [1, shade(ground, -0.06)],
    ]),
  )
  const rows = width > height ? 1 : entry([3, 4, 2, 3, 5], round)
  for (let row = 0; row < rows; row += 1) {
    const y = height * ((row + 0.72) / rows)
    const branch = times(7, (step): Point => [
      (width * 1.1 * step) / 6 - width * 0.05,
      y + Math.sin(step + row * 2) * height * 0.02 + random.around(0, 8),
    ])
    c.add(stroke(smooth(branch), mix(palette.ink, '#6a4a36', 0.5), 15))
    c.add(
      fill(
        times(16, () => {
          const [bx, by] = random.pick(branch)
          return leaf(
            bx + random.around(0, 90),
            by,
            width * random.between(0.05, 0.1),
            width * 0.03,
            random.between(-2.8, -0.3),
          )
        }).join(''),
        mix(palette.deep, '#4a7a4f', 0.5),
      ),
    )
    const count = rows === 1 ? 3 : random.whole(2, 3)
    for (let bird = 0; bird < count; bird += 1) {
      const s = Math.min(width / count, (height / rows) * 1.1) * random.between(0.3, 0.36)
      c.add(
        place(
          smallBird(c, s, entry([palette.accent, palette.deep, palette.mid, palette.ink], bird + row + round)),
          (width * (bird + 0.5)) / count + random.around(0, 30),
          y - s * 0.52,
          random.around(0, 7),
          [random.chance(0.5) ? 1 : -1, 1],
        ),
      )
    }
  }
  return {
    name: entry(['Tits on a twig', 'Dawn choir', 'Two on a branch', 'Neighbours, talking', 'Four rows of song'], round),
    alt: 'Round little birds with striped wings sit on leafy branches.',
    tags: ['birds', 'illustration', 'nature', 'spring'],
  }
}

function smallBird(c: Canvas, s: number, color: string): string {
  const { random, palette } = c
  const belly = mix(lightGround(c.palette), '#ffffff', 0.4)
  const body = `M${at(-s * 0.62)},${at(-s * 0.1)}C${at(-s * 0.5)},${at(-s * 0.72)} ${at(s * 0.1)},${at(-s * 0.7)} ${at(s * 0.32)},${at(-s * 0.3)}C${at(s * 0.6)},${at(0)} ${at(s * 0.8)},${at(s * 0.24)} ${at(s * 1.15)},${at(s * 0.4)}C${at(s * 0.6)},${at(s * 0.5)} ${at(s * 0.3)},${at(s * 0.5)} ${at(0)},${at(s * 0.46)}C${at(-s * 0.5)},${at(s * 0.42)} ${at(-s * 0.66)},${at(s * 0.16)} ${at(-s * 0.62)},${at(-s * 0.1)}Z`
  const wing = leaf(-s * 0.05, -s * 0.06, s * 0.95, s * 0.42, 0.42)
  const stripes = times(
    4,
    (stripe) => `M${at(s * (0.1 + stripe * 0.14))},${at(s * (-0.08 + stripe * 0.08))}l${at(s * 0.1)},${at(s * 0.22)}`,
  ).join('')
  return (
    stroke(
      `M${at(-s * 0.1)},${at(s * 0.42)}v${at(s * 0.16)}M${at(s * 0.08)},${at(s * 0.44)}v${at(s * 0.14)}`,
      palette.ink,
      s * 0.035,
    ) +
    fill(
      polygon([
        [-s * 0.6, -s * 0.22],
        [-s * 0.84, -s * 0.12],
        [-s * 0.6, -s * 0.04],
      ]),
      '#e09a3c',
    ) +
    c.inside(
      fill(body, '#000'),
      fill(body, color) +
        ellipse(-s * 0.3, s * 0.3, s * 0.5, s * 0.42, belly) +
        circle(-s * 0.42, -s * 0.12, s * 0.17, mix(belly, color, random.between(0, 0.5))),
    ) +
    fill(wing, shade(color, -0.3)) +
    stroke(stripes, belly, s * 0.04) +
    circle(-s * 0.4, -s * 0.24, s * 0.055, '#1a1412') +
    circle(-s * 0.415, -s * 0.258, s * 0.018, '#ffffff')
  )
}
