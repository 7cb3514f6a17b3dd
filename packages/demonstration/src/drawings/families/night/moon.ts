import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { blob, downTo, ridge, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, fill, polar } from '../../kit/shapes.ts'
import { addStars } from '../landscapes/skies.ts'
import { night } from './night.ts'

/** A large moon with its seas, half in the shade. */
export function moon(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const [dark, , , tint] = night(c, round + 3)
  addStars(c, height, 300)
  const [x, y, r] = [width / 2, height * random.between(0.4, 0.5), Math.min(width, height) * random.between(0.26, 0.37)]
  const body = mix('#f3eddc', tint, 0.12)
  c.add(c.glow(x, y, r * 2.3, r * 2.3, body, 0.5))
  const seas = times(26, () => {
    const [px, py] = polar(x, y, r * Math.sqrt(random.next()) * 0.9, random.between(0, 6.28))
    return fill(
      blob(random, px, py, r * random.between(0.05, 0.22), 0.3),
      shade(body, -0.35),
      `fill-opacity="${random.between(0.12, 0.34).toFixed(2)}"`,
    )
  })
  const craters = times(40, () => {
    const [px, py] = polar(x, y, r * Math.sqrt(random.next()) * 0.96, random.between(0, 6.28))
    const size = r * random.between(0.008, 0.04)
    return (
      circle(px, py, size, shade(body, -0.28), 'fill-opacity="0.4"') +
      circle(px + size * 0.2, py + size * 0.2, size * 0.85, shade(body, 0.4), 'fill-opacity="0.5"')
    )
  })
  c.add(
    c.inside(
      circle(x, y, r, '#000'),
      circle(x, y, r, body) +
        seas.join('') +
        craters.join('') +
        circle(
          x,
          y,
          r,
          c.radial(
            [
              [0.5, dark, 0],
              [1, dark, 0.85],
            ],
            0.36,
            0.4,
            0.68,
          ),
        ),
    ),
  )
  const phase = entry([0.35, 1.5, 0.75, 1.2, 0.55, 2], round)
  c.add(
    c.inside(
      circle(x, y, r + 1, '#000'),
      circle(
        x + r * phase,
        y + r * phase * 0.25,
        r * 1.08,
        c.radial([
          [0.84, dark, 0.86],
          [1, dark, 0],
        ]),
      ),
    ),
  )
  if (round % 2 === 0)
    c.add(fill(downTo(smooth(ridge(random, width, height * 0.9, height * 0.08, 0.5, 4)), width, height), '#04060c'))
  return {
    name: entry(
      [
        'Waxing moon',
        'Full moon rising',
        'The near side',
        'Moon with a thin shadow',
        'Blood-warm moon',
        'Moonrise in November',
      ],
      round,
    ),
    alt: 'A large moon with dark seas and small craters in a starry sky.',
    tags: ['moon', 'night', 'space', 'sky'],
  }
}
