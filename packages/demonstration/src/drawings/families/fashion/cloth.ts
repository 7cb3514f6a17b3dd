import type { Canvas } from '../../kit/canvas.ts'
import { lightness, shade } from '../../kit/colors.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, ellipse, fill, rect, stroke } from '../../kit/shapes.ts'
import { type Garment, coatShape, dressShape, shirtShape, skirtShape, sweaterShape, trousersShape } from './garments.ts'

export const clothes = [
  { name: 'jumper', shape: sweaterShape },
  { name: 'coat', shape: coatShape },
  { name: 'dress', shape: dressShape },
  { name: 'trousers', shape: trousersShape },
  { name: 'shirt', shape: shirtShape },
  { name: 'skirt', shape: skirtShape },
] as const

/** A cloth to cut from: plain, striped, dotted, checked or floral. */
export function fabric(c: Canvas, color: string, kind: number): string {
  const other = lightness(color) > 0.55 ? shade(color, -0.4) : shade(color, 0.6)
  if (kind === 1) return c.pattern(30, 30, rect(0, 0, 30, 30, color) + rect(0, 0, 30, 10, other), '')
  if (kind === 2)
    return c.pattern(44, 44, rect(0, 0, 44, 44, color) + circle(11, 11, 6, other) + circle(33, 33, 6, other))
  if (kind === 3)
    return c.pattern(
      46,
      46,
      rect(0, 0, 46, 46, color) +
        rect(0, 0, 23, 46, other, 'fill-opacity="0.35"') +
        rect(0, 0, 46, 23, other, 'fill-opacity="0.35"'),
    )
  if (kind === 4)
    return c.pattern(
      70,
      70,
      rect(0, 0, 70, 70, color) +
        times(5, (p) => ellipse(20, 13, 5, 10, other, `transform="rotate(${p * 72} 20 22)"`)).join('') +
        circle(20, 22, 4, c.palette.accent) +
        circle(55, 55, 6, c.palette.accent),
    )
  if (kind === 5)
    return c.pattern(
      18,
      14,
      rect(0, 0, 18, 14, color) + stroke('M2,12Q6,2 9,12Q12,2 16,12', other, 2, 'stroke-opacity="0.45"'),
    )
  return c.linear(
    [
      [0, shade(color, 0.1)],
      [1, shade(color, -0.14)],
    ],
    70,
  )
}

/** A garment with seams and the shade of its folds. */
export function dressed(c: Canvas, garment: Garment, paint: string, color: string): string {
  const light = c.linear(
    [
      [0, '#ffffff', 0.2],
      [0.35, '#ffffff', 0],
      [0.7, '#1a100c', 0.04],
      [1, '#1a100c', 0.26],
    ],
    15,
  )
  return (
    fill(garment.outline, paint) +
    fill(garment.outline, light) +
    stroke(garment.folds, '#1a100c', 7, 'stroke-opacity="0.12"') +
    stroke(garment.outline, shade(color, -0.55), 3.4, 'stroke-opacity="0.7"') +
    stroke(garment.seams, shade(color, -0.5), 2.6, 'stroke-opacity="0.75"') +
    stroke(
      garment.stitches,
      shade(color, lightness(color) > 0.5 ? -0.45 : 0.5),
      2.2,
      'stroke-dasharray="8 6" stroke-opacity="0.7"',
    ) +
    fill(garment.buttons, '#f4ead8')
  )
}

export function hueAt(c: Canvas, index: number): string {
  const { palette } = c
  return entry([palette.accent, palette.deep, palette.mid, palette.light, '#efe6d6', palette.ink], index)
}
