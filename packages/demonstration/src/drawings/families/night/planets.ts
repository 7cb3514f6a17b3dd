import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, ellipse, polar } from '../../kit/shapes.ts'
import { addStars } from '../landscapes/skies.ts'
import { night } from './night.ts'

/** Round, ringed and striped planets on their paths. */
export function planets(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [dark] = night(c, round + 2)
  addStars(c, height, 200)
  const count = random.whole(4, 6)
  const [sx, sy] = [width * random.pick([-0.06, 0.5, 1.06]), height * random.pick([-0.03, 1.03])]
  c.add(
    c.glow(sx, sy, width * 0.6, width * 0.6, '#ffdf9a', 0.8),
    circle(
      sx,
      sy,
      width * 0.2,
      c.radial([
        [0, '#fff6d8'],
        [1, '#f6a84a'],
      ]),
    ),
  )
  for (let index = 0; index < count; index += 1) {
    const far = width * 0.3 + (index + 0.4) * ((height * 0.9) / count) * 0.86
    const angle = Math.atan2(height / 2 - sy, width / 2 - sx) + random.around(0, 0.36)
    const [x, y] = polar(sx, sy, far, angle)
    const r = Math.min(width, height) * random.between(0.035, 0.1)
    const color = entry([palette.accent, palette.mid, palette.light, palette.deep, '#d98e5f', '#8fb8d6'], index + round)
    c.add(circle(sx, sy, far, 'none', 'stroke="#ffffff" stroke-opacity="0.18" stroke-width="2"'))
    const bands = times(7, (band) =>
      ellipse(
        x,
        y - r + (band + 0.5) * r * 0.29,
        r * 1.1,
        r * random.between(0.04, 0.13),
        random.chance(0.5) ? shade(color, 0.35) : shade(color, -0.3),
        'fill-opacity="0.6"',
      ),
    ).join('')
    const ball = c.inside(
      circle(x, y, r, '#000'),
      circle(x, y, r, color) +
        bands +
        circle(
          x,
          y,
          r,
          c.radial(
            [
              [0.4, dark, 0],
              [1, dark, 0.8],
            ],
            0.5 - Math.cos(angle) * 0.3,
            0.5 - Math.sin(angle) * 0.3,
            0.8,
          ),
        ),
    )
    const ring =
      index % 3 === 1
        ? `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r * 1.8).toFixed(0)}" ry="${(r * 0.42).toFixed(0)}" fill="none" stroke="${shade(color, 0.4)}" stroke-width="${(r * 0.16).toFixed(1)}" stroke-opacity="0.75" transform="rotate(-18 ${x.toFixed(0)} ${y.toFixed(0)})"/>`
        : ''
    c.add(ring, ball)
  }
  return {
    name: entry(
      [
        'Model of a system',
        'Five planets out',
        'Orbit study',
        'Ringed',
        'Planets, not to scale',
        'Neighbours of a small sun',
      ],
      round,
    ),
    alt: `${count} striped planets, some with rings, on thin orbits around a glowing sun.`,
    tags: ['planets', 'space', 'poster', 'science'],
  }
}
