import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry } from '../../kit/random.ts'
import { at, fill, place, rect, stroke } from '../../kit/shapes.ts'

/** Quarter arcs turned at random. */
export function truchet(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const size = width / entry([7, 12, 5, 9], round)
  const colors = random.shuffled([palette.mid, palette.deep, palette.accent, palette.light])
  const arcs: string[][] = [[], [], []]
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column * size < width; column += 1) {
      const turn = random.whole(0, 3)
      const [x, y] = [column * size, row * size]
      if (round % 2 === 0) {
        c.add(
          place(
            rect(-size / 2, -size / 2, size + 1, size + 1, entry(colors, turn + row)) +
              fill(
                `M${at(-size / 2)},${at(-size / 2)}h${at(size)}a${at(size)},${at(size)} 0 0 1 ${at(-size)},${at(size)}Z`,
                entry(colors, turn + row + 1),
              ) +
              fill(
                `M${at(-size / 2)},${at(-size / 2)}h${at(size / 2)}a${at(size / 2)},${at(size / 2)} 0 0 1 ${at(-size / 2)},${at(size / 2)}Z`,
                palette.paper,
              ),
            x + size / 2,
            y + size / 2,
            turn * 90,
          ),
        )
        continue
      }
      for (let ring = 0; ring < 3; ring += 1) {
        const r = size * (0.25 + ring * 0.25)
        const corner = turn % 2 === 0
        arcs[ring]?.push(
          corner
            ? `M${at(x + r)},${at(y)}A${at(r)},${at(r)} 0 0 1 ${at(x)},${at(y + r)}M${at(x + size - r)},${at(y + size)}A${at(r)},${at(r)} 0 0 1 ${at(x + size)},${at(y + size - r)}`
            : `M${at(x + size - r)},${at(y)}A${at(r)},${at(r)} 0 0 0 ${at(x + size)},${at(y + r)}M${at(x + r)},${at(y + size)}A${at(r)},${at(r)} 0 0 0 ${at(x)},${at(y + size - r)}`,
        )
      }
    }
  }
  for (const [ring, list] of arcs.entries()) c.add(stroke(list.join(''), entry(colors, ring), size * 0.13))
  return {
    name: entry(
      ['Quarter turns', 'Loops without end', 'Big arcs', 'Ribbon floor', 'Half turns', 'Endless loop'],
      round,
    ),
    alt: 'Arcs on a grid, each square turned at random, join into loops and rounds.',
    tags: ['truchet', 'pattern', 'geometric', 'tiles'],
  }
}
