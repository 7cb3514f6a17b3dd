import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, disc, fill, line, polar, polyline, stroke } from '../../kit/shapes.ts'

/** A round star map with figures of our own. */
export function starMap(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry(['#10182c', '#1d1020', '#0f231f', '#1b1b1f', palette.paper, '#0d2438'], round)
  const ink = entry(['#f0dfb4', '#f2c6c6', '#d9ead3', '#e8e4da', palette.ink, '#bfe3f2'], round)
  c.wash(ground)
  const [x, y, r] = [width / 2, height * 0.47, Math.min(width, height) * 0.43]
  c.add(c.glow(x, y, r * 1.25, r * 1.25, mix(ground, ink, 0.4), 0.5))
  for (const part of [1, 0.97, 0.66, 0.33])
    c.add(
      circle(
        x,
        y,
        r * part,
        'none',
        `stroke="${ink}" stroke-width="${part > 0.9 ? 2.6 : 1}" stroke-opacity="${part > 0.9 ? 0.9 : 0.35}"`,
      ),
    )
  c.add(
    stroke(
      times(
        24,
        (hour) =>
          `M${polar(x, y, r * (hour % 2 ? 0.33 : 0), hour * 0.2618)
            .map(Math.round)
            .join(',')}L${polar(x, y, r * 0.97, hour * 0.2618)
            .map(Math.round)
            .join(',')}`,
      ).join(''),
      ink,
      1,
      'stroke-opacity="0.22"',
    ),
  )
  c.add(
    stroke(
      times(
        180,
        (tick) =>
          `M${polar(x, y, r * 0.97, tick * 0.0349)
            .map(Math.round)
            .join(',')}L${polar(x, y, r, tick * 0.0349)
            .map(Math.round)
            .join(',')}`,
      ).join(''),
      ink,
      1.4,
    ),
  )
  c.add(
    fill(
      times(420, () =>
        disc(
          ...polar(x, y, r * 0.95 * Math.sqrt(random.next()), random.between(0, 6.28)),
          0.6 + random.next() ** 5 * 3,
        ),
      ).join(''),
      ink,
      'fill-opacity="0.85"',
    ),
  )
  for (let figure = 0; figure < 9; figure += 1) {
    const [fx, fy] = polar(x, y, r * (figure === 0 ? 0.1 : random.between(0.4, 0.74)), figure * 0.79)
    const points = times(random.whole(4, 7), (step): Point => [
      fx + random.around(0, r * 0.2),
      fy + (step - 2.5) * r * 0.07 + random.around(0, r * 0.06),
    ])
    c.add(
      stroke(polyline(points), ink, 1.8, 'stroke-opacity="0.8"'),
      fill(points.map(([px, py]) => disc(px, py, random.between(3.5, 6.5))).join(''), ink),
    )
  }
  c.add(line(width * 0.38, height * 0.93, width * 0.62, height * 0.93, ink, 1.6))
  c.add(
    ...times(5, (phase) =>
      circle(
        width * (0.42 + phase * 0.04),
        height * 0.965,
        8,
        phase < 3 ? ink : 'none',
        `stroke="${ink}" stroke-width="1.5" fill-opacity="${(0.25 + phase * 0.3).toFixed(2)}"`,
      ),
    ),
  )
  return {
    name: entry(
      [
        'Star chart, northern half',
        'The night you were born',
        'Constellations for two',
        'Chart of the southern sky',
        'Sky wheel',
        'Winter figures',
      ],
      round,
    ),
    alt: 'A round star chart with fine hour lines, dots for stars and joined figures.',
    tags: ['stars', 'map', 'astronomy', 'print'],
  }
}
