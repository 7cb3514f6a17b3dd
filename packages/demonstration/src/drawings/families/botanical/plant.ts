import { mix, shade } from '../../kit/colors.ts'
import { along, leaf, smooth } from '../../kit/curves.ts'
import type { Random } from '../../kit/random.ts'
import { type Point, fill, polar, stroke } from '../../kit/shapes.ts'

/** Colours of one plant: leaves, their light side, and flowers. */
export interface PlantColors {
  leaf: string
  light: string
  flower: string
  heart: string
}

/** Draws a plant that grows from its foot up to about `size` pixels. */
export type Plant = (random: Random, x: number, foot: number, size: number, colors: PlantColors) => string

export function stemOf(random: Random, x: number, foot: number, size: number, sway = 0.16): Point[] {
  return along(
    [x, foot],
    [x + random.around(0, size * sway), foot - size * 0.5],
    [x + random.around(0, size * sway), foot - size],
    40,
  )
}

/** Leaves in two tones, each with a midrib. */
export function leaves(
  list: readonly { x: number; y: number; long: number; wide: number; angle: number; bend?: number }[],
  colors: PlantColors,
): string {
  const one = list.filter((_, index) => index % 2 === 0)
  const other = list.filter((_, index) => index % 2 === 1)
  const d = (some: typeof list) => some.map((l) => leaf(l.x, l.y, l.long, l.wide, l.angle, l.bend)).join('')
  const ribs = list.map((l) => {
    const [tx, ty] = polar(l.x, l.y, l.long * 0.85, l.angle)
    return smooth([
      [l.x, l.y],
      [tx, ty],
    ])
  })
  return (
    fill(d(one), colors.leaf) +
    fill(d(other), mix(colors.leaf, colors.light, 0.45)) +
    stroke(ribs.join(''), shade(colors.leaf, -0.3), 1.5, 'stroke-opacity="0.45"')
  )
}
