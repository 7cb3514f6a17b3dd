import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, ellipse, fill, line, polygon, rect, stroke } from '../../kit/shapes.ts'
import { contact, lit } from './light.ts'

/** Boards on the wall with plates, cups and bowls; `y` is where the lowest one is. */
export function shelvesOfCrockery(c: Canvas, x: number, y: number, width: number, rows: number, wood: string): string {
  const { palette, random, height } = c
  const glazes = [palette.accent, palette.light, '#f6efe4', palette.mid, shade(palette.deep, 0.2)]
  return times(rows, (row) => {
    const shelf = y - row * height * 0.125
    const things: string[] = []
    for (let at = x + 24; at < x + width - 70;) {
      const glaze = random.pick(glazes)
      const size = random.between(46, 66)
      const kind = random.whole(0, 3)
      if (kind === 0)
        things.push(...times(4, (each) => rect(at, shelf - 12 - each * 12, size * 1.5, 9, lit(c, glaze), 'rx="4"')))
      if (kind === 1)
        things.push(
          rect(at, shelf - size, size * 0.86, size, lit(c, glaze), 'rx="10"'),
          ellipse(
            at + size * 0.94,
            shelf - size * 0.5,
            size * 0.2,
            size * 0.24,
            'none',
            `stroke="${shade(glaze, -0.2)}" stroke-width="8"`,
          ),
        )
      if (kind === 2)
        things.push(
          fill(
            `M${at},${shelf - size * 0.7}h${size * 1.4}q${-size * 0.1},${size * 0.7} ${-size * 0.7},${size * 0.7}t${-size * 0.7},${-size * 0.7}Z`,
            lit(c, glaze),
          ),
        )
      if (kind === 3)
        things.push(
          rect(
            at,
            shelf - size * 1.3,
            size * 0.8,
            size * 1.3,
            mix('#dfe7e4', glaze, 0.25),
            'rx="12" fill-opacity="0.9"',
          ),
          rect(at + 4, shelf - size * 0.7, size * 0.8 - 8, size * 0.7 - 4, shade(glaze, -0.1), 'rx="8"'),
          rect(at - 2, shelf - size * 1.42, size * 0.84, 16, shade(wood, -0.2), 'rx="5"'),
        )
      at += size * (kind === 0 || kind === 2 ? 1.8 : 1.5)
    }
    return (
      things.join('') +
      rect(x, shelf, width, 16, lit(c, wood, 90), 'rx="4"') +
      rect(x, shelf + 16, width, 9, '#1a100c', 'fill-opacity="0.14"')
    )
  }).join('')
}

/** A hood that hangs over the stove. */
export function overTheStove(c: Canvas, x: number, counter: number, width: number, color: string): string {
  const low = counter - c.height * 0.23
  return (
    rect(x - width * 0.2, 0, width * 0.4, low - width * 0.22, lit(c, color)) +
    fill(
      polygon([
        [x - width * 0.2, low - width * 0.24],
        [x + width * 0.2, low - width * 0.24],
        [x + width * 0.5, low],
        [x - width * 0.5, low],
      ]),
      lit(c, color),
    ) +
    rect(x - width * 0.52, low, width * 1.04, 22, shade(color, -0.3), 'rx="4"') +
    c.glow(x, low + 60, width * 0.6, c.height * 0.16, '#ffe2a6', 0.55)
  )
}

/** A pot that steams. */
export function stovePot(c: Canvas, x: number, counter: number, width: number, color: string): string {
  const tall = width * 0.55
  return (
    rect(x - width * 0.9, counter - 8, width * 1.8, 10, '#2b2725', 'rx="4"') +
    rect(x - width / 2, counter - tall - 8, width, tall, lit(c, color), 'rx="16"') +
    rect(x - width * 0.56, counter - tall - 20, width * 1.12, 20, lit(c, shade(color, -0.12)), 'rx="9"') +
    circle(x, counter - tall - 30, 13, shade(color, -0.4)) +
    stroke(
      [-0.2, 0.05, 0.28].map((part) => `M${x + width * part},${counter - tall - 54}q-20,-34 0,-64t4,-60`).join(''),
      '#ffffff',
      9,
      'stroke-opacity="0.45"',
    )
  )
}

/** A kettle with its spout to the right. */
export function kettle(c: Canvas, x: number, counter: number, width: number, color: string): string {
  return (
    contact(c, x, counter, width * 0.6) +
    stroke(
      `M${x - width * 0.34},${counter - width * 0.62}q${width * 0.34},${-width * 0.6} ${width * 0.68},0`,
      '#2b2522',
      11,
    ) +
    stroke(
      `M${x + width * 0.36},${counter - width * 0.3}q${width * 0.2},0 ${width * 0.26},${-width * 0.26}`,
      shade(color, -0.15),
      20,
    ) +
    fill(
      `M${x - width * 0.5},${counter}q${-width * 0.04},${-width * 0.74} ${width * 0.5},${-width * 0.74}t${width * 0.5},${width * 0.74}Z`,
      lit(c, color),
    ) +
    circle(x, counter - width * 0.77, 11, '#2b2522')
  )
}

/** Spoons, sieves and pans on a rail. */
export function hangingTools(c: Canvas, x: number, y: number, width: number, ink: string): string {
  const metals = ['#8d9294', '#b9824f', ink, '#c9a27c']
  return (
    line(x, y, x + width, y, ink, 9) +
    times(8, (place) => {
      const at = x + width * (0.06 + place * 0.126)
      const metal = entry(metals, place)
      const long = c.height * c.random.between(0.07, 0.12)
      const end = y + long
      const head = entry(
        [
          circle(at, end + 34, 42, lit(c, metal)),
          ellipse(at, end + 20, 20, 32, lit(c, metal)),
          rect(at - 24, end - 6, 48, 64, lit(c, metal), 'rx="8"'),
          circle(at, end + 22, 34, 'none', `stroke="${metal}" stroke-width="7"`) +
            circle(at, end + 22, 20, 'none', `stroke="${metal}" stroke-width="5"`),
        ],
        place + c.random.whole(0, 1),
      )
      return line(at, y, at, end, metal, 11) + head
    }).join('')
  )
}

/** Two stools before the counter. */
export function stools(c: Canvas, floor: number, wood: string, seat: string): string {
  return [0.3, 0.58]
    .map((part) => {
      const x = c.width * part
      const tall = c.height * 0.2
      return (
        contact(c, x, floor, c.width * 0.1) +
        stroke(
          `M${x - 34},${floor - tall}L${x - 62},${floor}M${x + 34},${floor - tall}L${x + 62},${floor}M${x - 52},${floor - tall * 0.35}H${x + 52}`,
          shade(wood, -0.3),
          13,
        ) +
        rect(x - 70, floor - tall - 24, 140, 28, lit(c, seat), 'rx="14"')
      )
    })
    .join('')
}
