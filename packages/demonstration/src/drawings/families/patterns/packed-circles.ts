import type { Canvas } from '../../kit/canvas.ts'
import { shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, polar, stroke } from '../../kit/shapes.ts'
import { inks } from '../generative/inks.ts'

/** Circles packed until nothing fits. */
export function packedCircles(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const placed: { x: number; y: number; r: number }[] = []
  const largest = width * entry([0.2, 0.12, 0.3, 0.16, 0.24, 0.09], round)
  for (let tries = 0; tries < 4200 && placed.length < 420; tries += 1) {
    const [x, y] = [random.next() * width, random.next() * height]
    let r = largest * Math.max(0.12, 1 - tries / 2600)
    for (const other of placed) r = Math.min(r, Math.hypot(other.x - x, other.y - y) - other.r - 5)
    if (r > 6) placed.push({ x, y, r })
  }
  const colors = inks(c)
  for (const [index, { x, y, r }] of placed.entries()) {
    const color = entry(colors, index)
    const kind = random.whole(0, 5)
    if (kind === 0)
      c.add(stroke(times(Math.max(2, Math.floor(r / 9)), (ring) => disc(x, y, r - ring * 9)).join(''), color, 3.5))
    else if (kind === 1)
      c.add(
        circle(x, y, r, color),
        fill(times(9, (petal) => disc(...polar(x, y, r * 0.58, petal * 0.698), r * 0.15)).join(''), palette.paper),
      )
    else if (kind === 2)
      c.add(
        circle(x, y, r, color),
        fill(
          `M${at(x - r)},${at(y)}a${at(r)},${at(r)} 0 0 1 ${at(r * 2)},0Z`,
          entry(colors, index + 2),
          `transform="rotate(${random.whole(0, 7) * 45} ${at(x)} ${at(y)})"`,
        ),
      )
    else if (kind === 3)
      c.add(
        circle(x, y, r, color),
        circle(x, y, r * 0.62, palette.paper),
        circle(x, y, r * 0.34, entry(colors, index + 1)),
      )
    else if (kind === 4 && r > 24)
      c.add(
        circle(x, y, r, color),
        stroke(
          times(
            16,
            (ray) =>
              `M${polar(x, y, r * 0.3, ray * 0.3927)
                .map(at)
                .join(',')}L${polar(x, y, r * 0.86, ray * 0.3927)
                .map(at)
                .join(',')}`,
          ).join(''),
          palette.paper,
          Math.max(2, r * 0.06),
        ),
      )
    else
      c.add(
        circle(
          x,
          y,
          r,
          c.radial(
            [
              [0, shade(color, 0.3)],
              [1, color],
            ],
            0.35,
            0.3,
            0.8,
          ),
        ),
      )
  }
  return {
    name: entry(
      ['Packed rounds', 'Button tin', 'Big and small', 'Bubble census', 'Orbits and discs', 'Confetti order'],
      round,
    ),
    alt: `Discs, rings and suns of every size fill the ${palette.name} sheet without touching.`,
    tags: ['circles', 'generative', 'pattern', 'colorful'],
  }
}
