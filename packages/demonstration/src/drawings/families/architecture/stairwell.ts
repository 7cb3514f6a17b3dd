import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { type Point, at, circle, fill, polar, polygon, rect } from '../../kit/shapes.ts'
import { plaster } from './plaster.ts'

/** Stairs seen from the side or winding seen from above. */
export function stairwell(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const wall = plaster(c, round + 2)
  if (round % 2 === 1) {
    c.wash(
      c.linear(
        [
          [0, shade(wall, 0.1)],
          [1, shade(wall, -0.3)],
        ],
        50,
      ),
    )
    const [x, y] = [width / 2 + random.around(0, 30), height / 2 + random.around(0, 40)]
    const outer = Math.hypot(width, height) * 0.56
    for (let turn = 0; turn < 4; turn += 1) {
      const r = outer * 0.66 ** turn
      const steps = 30
      for (let step = 0; step < steps; step += 1) {
        const [a, b] = [(step / steps) * 6.2832 + turn * 0.9, ((step + 1.02) / steps) * 6.2832 + turn * 0.9]
        const wedge = (from: number, to: number) =>
          polygon([polar(x, y, from, a), polar(x, y, from, b), polar(x, y, to, b), polar(x, y, to, a)])
        const lightPart = 0.5 + 0.5 * Math.cos(a - 2.2)
        c.add(
          fill(
            wedge(r, r * 0.7),
            mix(shade(wall, -0.3 - turn * 0.1), shade(wall, 0.4), lightPart * (step % 2 ? 0.95 : 0.72)),
          ),
        )
      }
      c.add(
        circle(x, y, r * 0.695, 'none', `stroke="${shade(palette.deep, -0.3)}" stroke-width="${at(r * 0.022)}"`),
        circle(x, y, r * 0.675, 'none', `stroke="${mix(palette.accent, wall, 0.2)}" stroke-width="${at(r * 0.016)}"`),
      )
    }
    c.add(
      circle(
        x,
        y,
        outer * 0.66 ** 4 * 1.02,
        c.radial([
          [0, '#fff4d6'],
          [1, mix(palette.accent, '#fff4d6', 0.5)],
        ]),
      ),
    )
    c.vignette('#1a100c', 0.4)
    return {
      name: entry(['', 'Looking down the spiral', '', 'Nautilus stair', ''], round),
      alt: 'A winding stair seen from above, turning inwards to a bright floor.',
      tags: ['stairs', 'spiral', 'architecture', 'geometry'],
    }
  }
  const skyColor = entry(['#e9a27a', '#8fb8d6', '#f3cfc0', '#3a4a78', '#b9d3c9'], round)
  c.wash(
    c.linear([
      [0, skyColor],
      [1, mix(skyColor, '#ffffff', 0.55)],
    ]),
  )
  c.add(circle(width * random.between(0.2, 0.36), height * 0.24, width * 0.12, '#fff1d6'))
  const flights = entry([3, 0, 2, 0, 4], round)
  for (let flight = 0; flight < flights; flight += 1) {
    const steps = 9
    const goesRight = flight % 2 === 0
    const tone = mix(wall, entry([palette.accent, palette.mid, palette.deep], flight), 0.35)
    const [from, to] = [height * (0.34 + (flight * 0.6) / flights), height * (0.34 + ((flight + 1.25) * 0.6) / flights)]
    const points: Point[] = []
    for (let step = 0; step <= steps; step += 1) {
      const x = goesRight ? width * (0.2 + (step / steps) * 0.9) : width * (0.8 - (step / steps) * 0.9)
      const y = from + ((to - from) * step) / steps
      const next = goesRight ? x + (width * 0.9) / steps : x - (width * 0.9) / steps
      points.push([x, y], [next, y])
      c.add(
        rect(
          Math.min(x, next),
          y,
          Math.abs(next - x),
          height,
          c.linear([
            [0, shade(tone, goesRight ? 0.22 : 0.02)],
            [1, shade(tone, -0.25)],
          ]),
        ),
        rect(Math.min(x, next), y, Math.abs(next - x), 16, shade(tone, 0.5)),
      )
      c.add(rect(goesRight ? next - 10 : Math.min(x, next), y + 16, 10, height, '#1a100c', 'fill-opacity="0.14"'))
    }
    c.add(
      fill(
        polygon([
          [goesRight ? 0 : width, from - height * 0.14],
          [goesRight ? width * 0.2 : width * 0.8, from - height * 0.14],
          [goesRight ? width * 0.2 : width * 0.8, height],
          [goesRight ? 0 : width, height],
        ]),
        c.linear([
          [0, shade(tone, 0.3)],
          [1, shade(tone, -0.1)],
        ]),
      ),
    )
  }
  c.vignette('#1a100c', 0.26)
  return {
    name: entry(['Steps to nowhere', '', 'Pink stairs', '', 'Terraces, side light'], round),
    alt: 'Broad plastered steps zigzag down in soft colours under a pale sun.',
    tags: ['stairs', 'architecture', 'pastel', 'surreal'],
  }
}
