import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { downTo, ridge } from '../../kit/curves.ts'
import { box, fill, polyline, rect, stroke } from '../../kit/shapes.ts'
import type { Sky } from './skies.ts'

export function addWater(c: Canvas, sky: Sky, horizon: number, sunX: number): void {
  const { width, height, random } = c
  const deep = mix(sky.top, sky.near, 0.4)
  c.add(
    rect(
      0,
      horizon,
      width,
      height - horizon,
      c.linear([
        [0, mix(sky.low, sky.middle, 0.4)],
        [0.25, mix(sky.middle, deep, 0.4)],
        [1, deep],
      ]),
    ),
  )
  const far = ridge(random, width, horizon, height * 0.03, 0.5, 6)
  if (random.chance(0.6))
    c.add(
      fill(
        downTo(polyline(far.map(([x, y]) => [x, Math.min(horizon, y)] as const)), width, horizon),
        mix(sky.low, sky.near, 0.3),
      ),
    )
  const glitter: string[] = []
  const waves: string[] = []
  for (let row = 0; row < 150; row += 1) {
    const depth = (row / 150) ** 1.5
    const y = horizon + 2 + depth * (height - horizon)
    const reach = width * (0.03 + depth * 0.16)
    glitter.push(box(sunX + random.around(0, reach) - reach * 0.2, y, reach * random.between(0.1, 0.6), 1 + depth * 5))
    const swell = width * random.between(0.05, 0.25)
    waves.push(
      `M${Math.round(random.between(-0.1, 1) * width)},${Math.round(y)}q${Math.round(swell / 2)},${Math.round(-3 - depth * 9)} ${Math.round(swell)},0`,
    )
  }
  c.add(stroke(waves.join(''), shade(deep, -0.2), 3, 'stroke-opacity="0.35"'))
  c.add(fill(glitter.join(''), sky.sun, 'fill-opacity="0.7"'))
}
