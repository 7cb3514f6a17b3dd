import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, disc, fill } from '../../kit/shapes.ts'
import { addStars } from '../landscapes/skies.ts'
import { night } from './night.ts'

/** A band of stars across the sky, somebody small looking up. */
export function milkyWay(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [dark, , low, tint] = night(c, round + 1)
  const lean = random.between(-0.5, 0.5)
  for (let cloud = 0; cloud < 16; cloud += 1) {
    const part = cloud / 15
    c.add(
      c.glow(
        width * (0.5 + (part - 0.5) * lean * 2) + random.around(0, 40),
        height * part * 0.85,
        width * random.between(0.14, 0.36),
        height * 0.13,
        random.pick([low, tint, '#cdb7ff']),
        random.between(0.12, 0.32),
      ),
    )
  }
  const dust = times(1400, () => {
    const part = random.next()
    return disc(
      width * (0.5 + (part - 0.5) * lean * 2) + random.around(0, width * 0.26),
      height * part * 0.88,
      random.between(0.4, 1.5),
    )
  })
  c.add(fill(dust.join(''), '#fff6e6', 'fill-opacity="0.7"'))
  addStars(c, height * 0.9, 160)
  const hill = ridge(random, width, height * 0.9, height * 0.1, 0.45, 4)
  c.add(fill(downTo(smooth(hill), width, height), mix(dark, '#000000', 0.4)))
  const [px, py] = entry(hill, Math.floor(hill.length * random.between(0.3, 0.7)))
  const s = height * 0.028
  if (round % 2 === 0)
    c.add(
      fill(`M${px - s * 0.3},${py + 6}l${s * 0.12},${-s * 1.5}h${s * 0.4}l${s * 0.12},${s * 1.5}Z`, '#000'),
      circle(px, py - s * 1.6, s * 0.24, '#000'),
    )
  else
    c.add(
      fill(`M${px - s * 1.6},${py + 8}L${px},${py - s * 1.4}L${px + s * 1.6},${py + 8}Z`, mix('#f2b661', dark, 0.1)),
      fill(`M${px - s * 0.3},${py + 8}L${px},${py - s * 1.1}L${px + s * 0.3},${py + 8}Z`, '#fff1c4'),
      c.glow(px, py - s * 0.3, s * 4, s * 3, '#ffcf7a', 0.5),
    )
  return {
    name: entry(
      ['Small under all that', 'Tent under the galaxy', 'Count them', 'Camp two', 'Dark-sky reserve', 'The long band'],
      round,
    ),
    alt: 'The Milky Way stands over a dark hill with a tiny figure or a lit tent on it.',
    tags: ['stars', 'milky way', 'night', 'camping'],
  }
}
