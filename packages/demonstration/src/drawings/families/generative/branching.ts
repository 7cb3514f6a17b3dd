import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { type Point, at, circle, disc, fill, polar, stroke } from '../../kit/shapes.ts'

/** A tree that splits and splits again, with blossom at its ends. */
export function branching(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(
    c.linear([
      [0, palette.paper],
      [1, mix(palette.paper, palette.light, 0.8)],
    ]),
  )
  const [sunX, sunY] = [width * random.between(0.3, 0.7), height * random.between(0.3, 0.42)]
  c.add(
    circle(sunX, sunY, width * random.between(0.22, 0.34), entry([palette.accent, palette.light, palette.mid], round)),
  )
  const wood: string[][] = [[], [], [], [], [], [], [], [], []]
  const ends: Point[] = []
  const spread = entry([0.42, 0.6, 0.34, 0.5, 0.7, 0.38], round)
  const grow = (x: number, y: number, angle: number, long: number, depth: number) => {
    const [ex, ey] = polar(x, y, long, angle)
    const [mx, my] = polar(x, y, long / 2, angle + random.around(0, 0.16))
    wood[depth]?.push(`M${at(x)},${at(y)}Q${at(mx)},${at(my)} ${at(ex)},${at(ey)}`)
    if (depth >= 8) {
      ends.push([ex, ey])
      return
    }
    for (const side of random.chance(0.16) ? [-1, 0, 1] : [-1, 1])
      grow(ex, ey, angle + side * spread * random.between(0.55, 1.2), long * random.between(0.68, 0.86), depth + 1)
  }
  grow(
    width / 2 + random.around(0, width * 0.1),
    height * 0.97,
    -Math.PI / 2 + random.around(0, 0.1),
    Math.min(height * 0.19, width * 0.26),
    0,
  )
  for (const [depth, list] of wood.entries())
    c.add(stroke(list.join(''), palette.ink, Math.max(1.6, width * 0.034 * 0.62 ** depth)))
  const blossom = random.shuffled([palette.accent, palette.mid, palette.deep])
  for (let tone = 0; tone < 3; tone += 1) {
    c.add(
      fill(
        ends
          .filter((_, index) => index % 4 === tone)
          .map(([x, y]) => disc(x + random.around(0, 8), y + random.around(0, 8), random.between(3, 11)))
          .join(''),
        entry(blossom, tone),
        'fill-opacity="0.88"',
      ),
    )
  }
  c.add(
    stroke(
      `M0,${at(height * 0.97)}Q${at(width / 2)},${at(height * 0.955)} ${at(width)},${at(height * 0.975)}V${height + 20}H0Z`,
      palette.ink,
      1,
    ),
    fill(
      `M0,${at(height * 0.965)}Q${at(width / 2)},${at(height * 0.95)} ${at(width)},${at(height * 0.97)}V${height}H0Z`,
      palette.ink,
    ),
  )
  return {
    name: entry(
      ['Branch rules', 'Blossom by arithmetic', 'Tree, ninth order', 'Old plum', 'Wide crown', 'One seed, many ends'],
      round,
    ),
    alt: 'A finely branching tree with coloured blossom before a large round sun.',
    tags: ['tree', 'generative', 'fractal', 'blossom'],
  }
}
