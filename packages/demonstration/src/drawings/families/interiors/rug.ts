import type { Canvas } from '../../kit/canvas.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, ellipse, fill, polygon, polyline, rect, stroke } from '../../kit/shapes.ts'

/** A rug lying on the floor, seen flat: an ellipse or a fringed trapezium with bands. */
export function rug(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  depth: number,
  colors: readonly string[],
  isRound: boolean,
): string {
  const [one, two, three] = [entry(colors, 0), entry(colors, 1), entry(colors, 2)]
  if (isRound)
    return [1, 0.86, 0.72, 0.52, 0.3]
      .map((part, ring) =>
        ellipse(x, y, (width / 2) * part, (depth / 2) * part, entry([one, two, one, three, two], ring)),
      )
      .join('')
  const skew = width * 0.09
  const shape = polygon([
    [x - width / 2 + skew, y - depth / 2],
    [x + width / 2 - skew, y - depth / 2],
    [x + width / 2, y + depth / 2],
    [x - width / 2, y + depth / 2],
  ])
  const bands = times(5, (band) =>
    rect(x - width / 2, y - depth / 2 + depth * (0.08 + band * 0.19), width, depth * 0.07, band % 2 ? two : three),
  )
  const zigzag = polyline(
    times(41, (step): Point => [x - width / 2 + (width * step) / 40, y + (step % 2 ? 1 : -1) * depth * 0.06]),
  )
  return c.inside(fill(shape, '#000'), fill(shape, one) + bands.join('') + stroke(zigzag, two, 4))
}
