import type { Canvas } from '../../kit/canvas.ts'
import { lightness, mix, shade } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { lightGround } from '../../kit/palettes.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, circle, disc, fill, place, rect, stroke } from '../../kit/shapes.ts'

/** A shoal of patterned fish. */
export function shoal(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const water = entry(
    [
      palette.deep,
      mix(palette.deep, palette.ink, 0.5),
      palette.light,
      lightGround(c.palette),
      mix(palette.mid, palette.deep, 0.5),
    ],
    round,
  )
  c.wash(
    c.linear([
      [0, shade(water, 0.18)],
      [1, shade(water, -0.25)],
    ]),
  )
  for (let ray = 0; ray < 6; ray += 1)
    c.add(
      fill(
        `M${at(width * (ray * 0.2))},0h${at(width * 0.08)}l${at(width * 0.2)},${height}h${at(-width * 0.2)}Z`,
        '#ffffff',
        'fill-opacity="0.05"',
      ),
    )
  const weed = times(12, (stem) =>
    smooth(
      times(6, (step): Point => [
        width * (stem / 11) + Math.sin(step * 1.3 + stem) * 22,
        height - step * height * random.between(0.03, 0.06),
      ]),
    ),
  )
  c.add(stroke(weed.join(''), shade(water, lightness(water) > 0.5 ? -0.25 : 0.16), 15, 'stroke-opacity="0.7"'))
  const columns = entry([3, 2, 4, 3, 5], round)
  const size = width / columns
  const hues = [palette.accent, palette.light, palette.mid, palette.paper, palette.deep].filter(
    (color) => Math.abs(lightness(color) - lightness(water)) > 0.12,
  )
  for (let row = 0; row * size * 0.62 < height * 0.86; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const [x, y] = [
        (column + 0.5 + (row % 2) * 0.5) * size + random.around(0, size * 0.1),
        (row + 0.6) * size * 0.62 + random.around(0, size * 0.1),
      ]
      c.add(
        place(fish(c, size * random.between(0.3, 0.4), entry(hues, row + column * 2 + 2)), x, y, random.around(0, 14), [
          row % 2 ? -1 : 1,
          1,
        ]),
      )
    }
  }
  c.add(
    stroke(
      times(26, () => disc(random.next() * width, random.next() * height, random.between(4, 14))).join(''),
      '#ffffff',
      2.5,
      'stroke-opacity="0.5"',
    ),
  )
  return {
    name: entry(['Shoal turning', 'Two by two', 'Market fish', 'Against the stream', 'Small fry'], round),
    alt: 'Patterned fish swim in rows through water with weed and bubbles.',
    tags: ['fish', 'sea', 'pattern', 'illustration'],
  }
}

function fish(c: Canvas, s: number, color: string): string {
  const { random } = c
  const tall = s * random.between(0.36, 0.56)
  const body = `M${at(-s)},0Q${at(-s * 0.3)},${at(-tall)} ${at(s * 0.55)},${at(-tall * 0.16)}L${at(s)},${at(-tall * 0.62)}Q${at(s * 0.84)},0 ${at(s)},${at(tall * 0.62)}L${at(s * 0.55)},${at(tall * 0.16)}Q${at(-s * 0.3)},${at(tall)} ${at(-s)},0Z`
  const light = shade(color, lightness(color) > 0.6 ? -0.3 : 0.45)
  const marks = [
    () => times(5, (band) => rect(-s * 0.42 + band * s * 0.22, -tall, s * 0.09, tall * 2, light)).join(''),
    () =>
      fill(
        times(14, (dot) =>
          disc(-s * 0.4 + (dot % 5) * s * 0.21, -tall * 0.34 + Math.floor(dot / 5) * tall * 0.34, s * 0.05),
        ).join(''),
        light,
      ),
    () =>
      stroke(
        times(
          5,
          (arc) =>
            `M${at(-s * 0.44 + arc * s * 0.21)},${at(-tall * 0.5)}q${at(s * 0.12)},${at(tall * 0.5)} 0,${at(tall)}`,
        ).join(''),
        light,
        s * 0.035,
      ),
    () => rect(-s, 0, s * 2, tall, light),
  ]
  return (
    fill(leaf(-s * 0.1, -tall * 0.4, s * 0.44, s * 0.2, -0.35), light) +
    c.inside(
      fill(body, '#000'),
      fill(body, color) + random.pick(marks)() + circle(-s * 1.1, 0, s * 0.52, shade(color, -0.2)),
    ) +
    circle(-s * 0.74, -tall * 0.1, s * 0.075, '#fbf7ee') +
    circle(-s * 0.75, -tall * 0.1, s * 0.038, '#1a1412')
  )
}
