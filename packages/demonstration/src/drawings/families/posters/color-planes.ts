import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, fill, stroke } from '../../kit/shapes.ts'

/** A landscape of flat planes, as cut with a palette knife. */
export function colorPlanes(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(
    c.linear([
      [0, mix(palette.light, palette.paper, 0.4)],
      [1, palette.light],
    ]),
  )
  c.add(
    fill(
      blob(random, width * random.between(0.25, 0.75), height * 0.24, width * random.between(0.1, 0.17), 0.06),
      entry([palette.accent, palette.paper, palette.mid], round),
    ),
  )
  const hues = [
    palette.mid,
    palette.deep,
    palette.accent,
    palette.light,
    palette.ink,
    mix(palette.deep, palette.mid, 0.5),
  ]
  const layers = entry([5, 7, 4, 6, 8], round)
  for (let layer = 0; layer < layers; layer += 1) {
    const y = height * (0.34 + (layer / layers) * 0.62)
    const color = entry(hues, layer + round)
    const top = times(random.whole(3, 6), (step): Point => [
      width * (step / 3) * random.between(0.9, 1.1) - 20,
      y + random.around(0, height * 0.08),
    ])
    const d = `M-20,${at(y + random.around(0, 40))}L${top.map(([px, py]) => `${at(px)},${at(py)}`).join('L')}L${width + 20},${at(y + random.around(0, 50))}V${height}H-20Z`
    c.add(
      fill(
        d,
        c.linear(
          [
            [0, shade(color, 0.12)],
            [1, shade(color, -0.1)],
          ],
          random.pick([20, 90, 150]),
        ),
      ),
    )
    const knife = times(
      26,
      () =>
        `M${at(random.next() * width)},${at(y + random.between(10, height * 0.12))}l${at(random.between(40, 180))},${at(random.around(0, 16))}`,
    )
    c.add(stroke(knife.join(''), shade(color, 0.3), 3, 'stroke-opacity="0.2"'))
  }
  return {
    name: entry(['Hill planes', 'Harbour in blocks', 'Four fields', 'Warm country', 'Terraces'], round),
    alt: 'An abstract landscape built of flat planes of colour with a pale sun.',
    tags: ['abstract', 'landscape', 'painting', palette.name],
  }
}
