import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { downTo } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill, polyline, rect } from '../../kit/shapes.ts'
import { skyFor } from './skies.ts'
import { pine } from './trees.ts'

/** Layers of firs with fog lying between them. */
export function forestInFog(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 3)
  const fog = mix(sky.low, sky.middle, 0.3)
  c.wash(
    c.linear([
      [0, mix(sky.top, fog, 0.4)],
      [0.5, fog],
      [1, sky.middle],
    ]),
  )
  c.add(c.glow(width * random.between(0.2, 0.8), height * 0.2, width * 0.7, height * 0.4, sky.sun, 0.6))
  for (let layer = 0; layer < 6; layer += 1) {
    const part = layer / 5
    const foot = height * (0.42 + part * 0.62)
    const slope = random.around(0, 0.12) * height
    const color = mix(fog, sky.near, 0.14 + part * 0.82)
    const trees = times(30 - layer * 3, (tree) => {
      const x = (tree + random.next()) / (30 - layer * 3)
      return pine(
        random,
        x * width,
        foot + slope * (x - 0.5),
        height * (0.13 + part * 0.24) * random.between(0.55, 1.1),
      )
    })
    c.add(fill(trees.join(''), color))
    c.add(
      fill(
        downTo(
          polyline([
            [0, foot - slope * 0.5],
            [width, foot + slope * 0.5],
          ]),
          width,
          height,
        ),
        color,
      ),
    )
    if (layer < 5)
      c.add(
        rect(
          0,
          foot - height * 0.16,
          width,
          height * 0.3,
          c.linear([
            [0, fog, 0],
            [0.7, fog, 0.75],
            [1, fog, 0.2],
          ]),
        ),
      )
  }
  c.vignette(sky.near)
  return {
    name: entry(
      ['Fog between the firs', 'Wet wood', 'The silent slope', 'Six rows of firs', 'Before the path clears'],
      round,
    ),
    alt: `Fir trees in layers, the far ones almost lost in ${sky.hour.toLowerCase()} fog.`,
    tags: ['forest', 'fog', 'trees', 'moody'],
  }
}
