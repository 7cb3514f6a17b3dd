import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, fill, rect } from '../../kit/shapes.ts'
import { addRidges } from './ridges.ts'
import { addSky, skyFor } from './skies.ts'
import { pine } from './trees.ts'

/** A valley with a river that winds to the horizon. */
export function riverValley(c: Canvas, round: number): Words {
  const { width, height, random } = c
  const sky = skyFor(round, 1)
  const horizon = height * 0.42
  addSky(c, sky, width * random.between(0.3, 0.7), horizon * 0.72, width * 0.07)
  addRidges(c, sky, 3, horizon * 0.94, horizon * 1.16)
  const ground = mix(sky.near, sky.middle, 0.35)
  c.add(
    rect(
      0,
      horizon,
      width,
      height - horizon,
      c.linear([
        [0, mix(ground, sky.low, 0.6)],
        [1, sky.near],
      ]),
    ),
  )
  const bends = times(9, (step) => {
    const part = step / 8
    const y = horizon + (height - horizon) * part ** 1.7
    const x = width * (0.5 + Math.sin(step * 1.35 + round) * 0.2 * (0.3 + part))
    return { x, y, half: 2 + part ** 2.1 * width * 0.13 }
  })
  const left: Point[] = bends.map(({ x, y, half }) => [x - half, y])
  const right: Point[] = bends.map(({ x, y, half }): Point => [x + half, y]).toReversed()
  const river = `${smooth(left)}L${smooth(right).slice(1)}Z`
  c.add(
    fill(
      river,
      c.linear([
        [0, sky.sun],
        [0.35, sky.low],
        [1, mix(sky.middle, sky.top, 0.6)],
      ]),
    ),
  )
  for (const layer of [0, 1, 2, 3]) {
    const foot = horizon + (height - horizon) * entry([0.06, 0.16, 0.38, 0.82], layer)
    const trees = times(40 - layer * 7, () => {
      const x = random.next() * width
      const isInRiver = Math.abs(x - width * 0.5) < width * (0.16 + layer * 0.07)
      return isInRiver
        ? ''
        : pine(
            random,
            x,
            foot + random.between(-0.01, 0.05) * height,
            height * entry([0.03, 0.05, 0.1, 0.24], layer) * random.between(0.6, 1.1),
          )
    })
    c.add(fill(trees.join(''), mix(sky.low, sky.near, 0.5 + layer * 0.17)))
  }
  c.vignette(sky.near)
  return {
    name: entry(
      ['Where the river turns', 'Down in the valley', 'Bright river', 'The long way to the sea', 'Meander'],
      round,
    ),
    alt: 'A bright river winds through a valley of firs towards distant mountains.',
    tags: ['river', 'valley', 'landscape', 'forest'],
  }
}
