import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, fill, polyline } from '../../kit/shapes.ts'
import { addSky, skyFor } from '../landscapes/skies.ts'
import { pine } from '../landscapes/trees.ts'
import { bandUnder } from './band-under.ts'

export function parkPoster(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const name = entry(['Elder Falls', 'Red Mesa', 'Fir Lakes', 'Glass Bay', 'Moss Valley', 'High Larch'], round)
  const sky = skyFor(round, 3)
  addSky(c, sky, width * 0.5, height * 0.3, width * 0.18)
  for (let layer = 0; layer < 4; layer += 1) {
    const color = mix(entry([palette.light, palette.mid, palette.accent, palette.deep], layer), sky.near, layer * 0.1)
    c.add(
      fill(
        downTo(
          layer % 2
            ? smooth(ridge(random, width, height * (0.42 + layer * 0.1), height * 0.12, 0.4, 3))
            : polyline(ridge(random, width, height * (0.42 + layer * 0.1), height * 0.16, 0.5, 5)),
          width,
          height,
        ),
        c.linear([
          [0, shade(color, 0.1)],
          [1, shade(color, -0.2)],
        ]),
      ),
    )
  }
  const x = width * 0.52
  if (round % 2 === 0)
    c.add(
      fill(
        `M${at(x)},${at(height * 0.5)}C${at(x - 30)},${at(height * 0.6)} ${at(x + 60)},${at(height * 0.66)} ${at(x - width * 0.1)},${at(height * 0.86)}H${at(x + width * 0.2)}C${at(x + width * 0.16)},${at(height * 0.66)} ${at(x + 40)},${at(height * 0.6)} ${at(x + 26)},${at(height * 0.5)}Z`,
        c.linear([
          [0, '#fbf7ee'],
          [1, mix('#9fd0e0', palette.light, 0.3)],
        ]),
      ),
    )
  for (const side of [0, 1])
    c.add(
      fill(
        times(6, (tree) =>
          pine(
            random,
            side === 0 ? width * (tree * 0.05) : width * (1 - tree * 0.05),
            height * 0.88,
            height * (0.5 - tree * 0.06) * random.between(0.85, 1.1),
          ),
        ).join(''),
        mix(palette.ink, '#12241a', 0.6),
      ),
    )
  if (round % 2 === 1) {
    const s = width * 0.1
    const [bx, by] = [width * 0.5, height * 0.82]
    c.add(
      fill(
        `M${at(bx - s * 1.3)},${at(by)}C${at(bx - s * 1.4)},${at(by - s * 1.2)} ${at(bx - s * 0.2)},${at(by - s * 1.3)} ${at(bx + s * 0.4)},${at(by - s * 1.05)}C${at(bx + s * 0.5)},${at(by - s * 1.35)} ${at(bx + s * 0.9)},${at(by - s * 1.4)} ${at(bx + s)},${at(by - s * 1.1)}L${at(bx + s * 1.5)},${at(by - s * 0.8)}Q${at(bx + s * 1.4)},${at(by - s * 0.6)} ${at(bx + s)},${at(by - s * 0.6)}L${at(bx + s * 0.9)},${at(by)}h${at(-s * 0.35)}l${at(-s * 0.1)},${at(-s * 0.4)}h${at(-s * 0.8)}l${at(-s * 0.1)},${at(s * 0.4)}Z`,
        '#3a2418',
      ),
      circle(bx + s * 1.02, by - s * 0.96, s * 0.04, '#fbf7ee'),
    )
  }
  bandUnder(c, name, 'NATIONAL PARK', mix(palette.ink, '#12241a', 0.4))
  return {
    name: `${name} national park`,
    alt: `A park poster for ${name} with layered hills, tall firs and ${round % 2 ? 'a bear' : 'a waterfall'}.`,
    tags: ['national park', 'poster', 'nature', 'hiking'],
  }
}
