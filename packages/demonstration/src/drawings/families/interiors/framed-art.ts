import type { Canvas } from '../../kit/canvas.ts'
import { blob, smooth } from '../../kit/curves.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, fill, rect, stroke } from '../../kit/shapes.ts'

/** A picture on the wall. What hangs in the frame is a small composition of its own. */
export function framedArt(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  colors: readonly string[],
): string {
  const { random } = c
  const [mx, my] = [w * 0.14, h * 0.12]
  const inner = rect(x + mx, y + my, w - mx * 2, h - my * 2, '#000')
  const [a, b, d, e] = [entry(colors, 0), entry(colors, 1), entry(colors, 2), entry(colors, 3)]
  const arts = [
    () =>
      rect(x, y, w, h, a) +
      circle(x + w * random.between(0.35, 0.65), y + h * 0.4, w * 0.17, b) +
      fill(
        `M${x},${y + h * 0.6}Q${x + w * 0.3},${y + h * 0.45} ${x + w * 0.6},${y + h * 0.62}T${x + w},${y + h * 0.55}V${y + h}H${x}Z`,
        d,
      ),
    () =>
      rect(x, y, w, h, a) +
      times(3, (arc) => circle(x + w / 2, y + h * 0.78, w * (0.34 - arc * 0.1), entry([b, d, e], arc))).join(''),
    () =>
      rect(x, y, w, h, a) +
      times(5, () =>
        fill(
          blob(
            random,
            x + w * random.between(0.3, 0.7),
            y + h * random.between(0.3, 0.7),
            w * random.between(0.08, 0.2),
            0.3,
          ),
          random.pick([b, d, e]),
          'fill-opacity="0.85"',
        ),
      ).join(''),
    () =>
      rect(x, y, w, h, a) +
      stroke(
        times(5, (s) =>
          smooth(
            times(5, (k): Point => [x + w * (0.2 + k * 0.15), y + h * (0.3 + s * 0.1) + random.around(0, h * 0.05)]),
          ),
        ).join(''),
        d,
        w * 0.02,
      ),
    () =>
      rect(x, y, w, h / 2, a) + rect(x, y + h / 2, w, h / 2, b) + rect(x + w * 0.3, y + h * 0.35, w * 0.4, h * 0.3, d),
  ]
  const shadow = rect(x + 8, y + 12, w, h, '#1a100c', 'fill-opacity="0.2"')
  return (
    shadow +
    rect(x, y, w, h, frame) +
    rect(x + w * 0.035, y + w * 0.035, w * 0.93, h - w * 0.07, '#fbf7ef') +
    c.inside(inner, random.pick(arts)())
  )
}
