import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import { entry } from '../../kit/random.ts'
import { fill, rect } from '../../kit/shapes.ts'
import { lit } from './light.ts'

/** Books standing and lying between two sides. */
export function books(
  c: Canvas,
  x: number,
  foot: number,
  width: number,
  height: number,
  colors: readonly string[],
): string {
  const { random } = c
  const parts: string[] = []
  let px = x
  while (px < x + width - 10) {
    const w = Math.min(random.between(9, 24), x + width - px)
    const h = height * random.between(0.62, 0.96)
    const color = random.pick(colors)
    if (random.chance(0.1)) {
      px += w
    } else {
      parts.push(
        rect(
          px,
          foot - h,
          w - 1.5,
          h,
          c.linear(
            [
              [0, shade(color, 0.15)],
              [1, shade(color, -0.2)],
            ],
            0,
          ),
        ),
        rect(px + 1, foot - h * 0.82, w - 3.5, 4, shade(color, 0.5), 'fill-opacity="0.7"'),
      )
      px += w
    }
  }
  return parts.join('')
}

export function vase(
  c: Canvas,
  x: number,
  foot: number,
  height: number,
  color: string,
  kind = c.random.whole(0, 3),
): string {
  const h = height
  const shapes = [
    `M${x - h * 0.12},${foot - h}h${h * 0.24}q0,${h * 0.2} ${h * 0.2},${h * 0.45}t${-h * 0.12},${h * 0.55}h${-h * 0.4}q${-h * 0.32},${-h * 0.1} ${-h * 0.12},${-h * 0.55}t${h * 0.2},${-h * 0.45}Z`,
    `M${x - h * 0.2},${foot - h}h${h * 0.4}l${-h * 0.04},${h}h${-h * 0.32}Z`,
    `M${x - h * 0.08},${foot - h}h${h * 0.16}v${h * 0.34}a${h * 0.34},${h * 0.34} 0 0 1 ${h * 0.14},${h * 0.62}h${-h * 0.44}a${h * 0.34},${h * 0.34} 0 0 1 ${h * 0.14},${-h * 0.62}Z`,
    `M${x - h * 0.26},${foot - h * 0.8}q${h * 0.26},${-h * 0.1} ${h * 0.52},0q${h * 0.12},${h * 0.5} ${-h * 0.12},${h * 0.8}h${-h * 0.28}q${-h * 0.24},${-h * 0.3} ${-h * 0.12},${-h * 0.8}Z`,
  ]
  return fill(entry(shapes, kind), lit(c, color, 0))
}
