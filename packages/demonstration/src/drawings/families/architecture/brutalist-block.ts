import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { type Point, circle, fill, polygon } from '../../kit/shapes.ts'

/** A slab of concrete with balconies, half in shade. */
export function brutalistBlock(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const skyColor = entry([palette.light, '#5b8fc0', palette.accent, '#e8d3b8', palette.deep], round)
  c.wash(
    c.linear([
      [0, skyColor],
      [1, mix(skyColor, '#ffffff', 0.5)],
    ]),
  )
  if (round % 2) c.add(circle(width * 0.8, height * 0.16, width * 0.09, '#fff6e0'))
  const concrete = mix('#b8b0a6', palette.mid, 0.22)
  const edge = width * random.between(0.56, 0.7)
  const top = height * 0.12
  const lean = height * 0.1
  const left: Point[] = [
    [width * 0.06, top + lean],
    [edge, top],
    [edge, height],
    [width * 0.06, height],
  ]
  const right: Point[] = [
    [edge, top],
    [width * 0.97, top + lean * 1.4],
    [width * 0.97, height],
    [edge, height],
  ]
  c.add(
    fill(
      polygon(left),
      c.linear([
        [0, shade(concrete, 0.2)],
        [1, concrete],
      ]),
    ),
    fill(
      polygon(right),
      c.linear([
        [0, shade(concrete, -0.4)],
        [1, shade(concrete, -0.55)],
      ]),
    ),
  )
  const rows = entry([11, 8, 14, 9, 12], round)
  const columns = entry([5, 4, 7, 6, 3], round)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const face = (u: number, v: number): Point => {
        const x = width * 0.06 + (edge - width * 0.06) * u
        const y0 = top + lean * (1 - u)
        return [x, y0 + (height - y0) * v]
      }
      const [u, v] = [(column + 0.1) / columns, (row + 0.18) / rows]
      const [du, dv] = [0.8 / columns, 0.6 / rows]
      const quad = (a: number, b: number, e: number, f: number) =>
        polygon([face(a, b), face(a + e, b), face(a + e, b + f), face(a, b + f)])
      c.add(fill(quad(u, v, du, dv), shade(concrete, -0.62)))
      const isHome = random.chance(0.2)
      c.add(
        fill(quad(u + du * 0.1, v, du * 0.8, dv * 0.5), isHome ? '#f6cf86' : mix(shade(concrete, -0.5), skyColor, 0.4)),
      )
      c.add(
        fill(
          quad(u - du * 0.05, v + dv * 0.52, du * 1.1, dv * 0.5),
          random.chance(0.18)
            ? palette.accent
            : c.linear([
                [0, shade(concrete, 0.3)],
                [1, shade(concrete, -0.08)],
              ]),
        ),
      )
      if (random.chance(0.16)) {
        const [px, py] = face(u + du * 0.7, v + dv * 0.52)
        c.add(circle(px, py, 15, '#5f7f4a'), circle(px - 14, py + 4, 11, '#4a6a3a'))
      }
    }
    const s = (u: number, v: number): Point => [
      edge + (width * 0.97 - edge) * u,
      top + lean * 1.4 * u + (height - top - lean * 1.4 * u) * v,
    ]
    for (let slot = 0; slot < 3; slot += 1)
      c.add(
        fill(
          polygon([
            s(0.14 + slot * 0.29, (row + 0.2) / rows),
            s(0.3 + slot * 0.29, (row + 0.2) / rows),
            s(0.3 + slot * 0.29, (row + 0.72) / rows),
            s(0.14 + slot * 0.29, (row + 0.72) / rows),
          ]),
          random.chance(0.14) ? '#f2c57a' : shade(concrete, -0.75),
        ),
      )
  }
  c.vignette('#1a100c', 0.28)
  return {
    name: entry(
      ['Concrete, ninth floor', 'Estate at noon', 'Fourteen storeys', 'Balcony studies', 'Slab and sky'],
      round,
    ),
    alt: 'A concrete housing slab with rows of balconies, one side in the sun and one in shade.',
    tags: ['brutalism', 'architecture', 'concrete', 'city'],
  }
}
