import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, circle, polyline, stroke } from '../../kit/shapes.ts'

/** Curves of a toy with toothed wheels. */
export function spirograph(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(round % 2 ? palette.ink : palette.paper)
  const pens = round % 2 ? [palette.paper, palette.accent, palette.light] : [palette.deep, palette.accent, palette.mid]
  const count = entry([1, 1, 6, 2, 1, 12], round)
  const columns = count > 4 ? 3 : count > 2 ? 2 : 1
  const rows = Math.ceil(count / columns)
  for (let index = 0; index < count; index += 1) {
    const [cx, cy] = [
      (width * ((index % columns) + 0.5)) / columns,
      (height * (Math.floor(index / columns) + 0.5)) / rows,
    ]
    const reach = Math.min(width / columns, height / rows) * 0.46
    c.add(
      circle(
        cx,
        cy,
        reach * 1.02,
        entry([palette.light, palette.mid, palette.accent, palette.deep], index + round),
        'fill-opacity="0.28"',
      ),
    )
    const [fixed, rolling] = [random.pick([96, 105, 120, 144]), random.pick([30, 36, 45, 52, 63, 80])]
    for (const [layer, pen] of pens.entries()) {
      const arm = rolling * random.between(0.55, 1.15)
      const most = fixed - rolling + arm
      const points = times(620, (step): Point => {
        const t = step * ((Math.PI * 2 * rolling) / gcd(fixed, rolling) / 619)
        return [
          cx +
            (((fixed - rolling) * Math.cos(t) + arm * Math.cos(((fixed - rolling) / rolling) * t)) / most) *
              reach *
              (1 - layer * 0.2),
          cy +
            (((fixed - rolling) * Math.sin(t) - arm * Math.sin(((fixed - rolling) / rolling) * t)) / most) *
              reach *
              (1 - layer * 0.2),
        ]
      })
      c.add(stroke(polyline(points), pen, count > 4 ? 2.4 : 3.4, 'stroke-opacity="0.85"'))
    }
  }
  return {
    name: entry(
      ['Wheel curves', 'One long line', 'Six rosettes', 'Geared flowers', 'Four turns', 'Sampler of curves'],
      round,
    ),
    alt: `${count === 1 ? 'A rosette' : `${count} rosettes`} of thin looping lines, as drawn with toothed wheels.`,
    tags: ['spirograph', 'generative', 'lines', 'geometry'],
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}
