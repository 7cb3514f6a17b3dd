import type { Canvas } from '../../kit/canvas.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { type Point, at, box, circle, fill, place, polygon, rect } from '../../kit/shapes.ts'
import { addFolds } from './folds.ts'

/** Patchwork blocks: stars, geese, log cabins and pinwheels with seams. */
export function quilt(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const columns = entry([3, 4, 5, 2], round)
  const size = width / columns
  c.wash(palette.paper)
  const prints = [palette.light, palette.mid, palette.deep, palette.accent, palette.paper]
  const s = size / 4
  const tri = (a: Point, b: Point, d: Point, paint: string) => fill(polygon([a, b, d]), paint)
  const blocks = [
    (p: (place: number) => string) =>
      rect(0, 0, size, size, p(0)) +
      times(4, (q) =>
        place(
          tri([0, 0], [s, -s], [s, 0], p(1)) +
            tri([0, 0], [s, 0], [0, s], p(2)) +
            rect(s, -2 * s, s, s, p(3), 'fill-opacity="0.01"') +
            tri([s, 0], [2 * s, 0], [s, -s], p(3)),
          size / 2,
          size / 2,
          q * 90,
        ),
      ).join('') +
      rect(s, s, 2 * s, 2 * s, p(1), 'fill-opacity="0"'),
    (p: (place: number) => string) =>
      times(
        5,
        (ring) =>
          rect((ring * size) / 10, (ring * size) / 10, size - (ring * size) / 5, size - (ring * size) / 5, p(ring)) +
          fill(
            `M${at(size - (ring * size) / 10)},${at((ring * size) / 10)}V${at(size - (ring * size) / 10)}H${at((ring * size) / 10)}Z`,
            p(ring + 2),
          ),
      ).join(''),
    (p: (place: number) => string) =>
      rect(0, 0, size, size, p(0)) +
      times(4, (q) =>
        place(tri([0, 0], [size / 2, 0], [size / 2, -size / 2], p(1 + (q % 2) * 2)), size / 2, size / 2, q * 90),
      ).join(''),
    (p: (place: number) => string) =>
      rect(0, 0, size, size, p(0)) +
      times(4, (row) => tri([0, (row + 1) * s], [size / 2, row * s], [size, (row + 1) * s], p(row % 2 ? 1 : 3))).join(
        '',
      ),
    (p: (place: number) => string) =>
      times(16, (cell) =>
        rect((cell % 4) * s, Math.floor(cell / 4) * s, s, s, p((cell + Math.floor(cell / 4)) % 2 ? 1 : 2)),
      ).join('') +
      rect(s, s, s * 2, s * 2, p(3)) +
      tri([s, s * 3], [s * 2, s], [s * 3, s * 3], p(0)),
  ]
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shift = random.whole(0, 4)
      const pick = (index: number) => entry(prints, index + shift)
      c.add(place(entry(blocks, column * 2 + row + round)(pick), column * size, row * size))
      c.add(
        `<rect x="${at(column * size + 9)}" y="${at(row * size + 9)}" width="${at(size - 18)}" height="${at(size - 18)}" fill="none" stroke="#ffffff" stroke-opacity="0.65" stroke-width="2.4" stroke-dasharray="9 7"/>`,
      )
      c.add(
        `<path d="${box(column * size, row * size, size, size)}" fill="none" stroke="#1a100c" stroke-opacity="0.22" stroke-width="5"/>`,
      )
    }
  }
  c.wash(
    c.pattern(
      22,
      22,
      circle(5, 5, 2.2, '#ffffff', 'fill-opacity="0.4"') + circle(16, 16, 2.2, '#1a100c', 'fill-opacity="0.16"'),
    ),
  )
  addFolds(c, 0.16)
  return {
    name: entry(
      [
        'Sampler quilt',
        'Patchwork, four across',
        'Scrap-bag quilt',
        'Two big blocks',
        'Crib quilt',
        'Friendship quilt',
      ],
      round,
    ),
    alt: 'Patchwork blocks of dotted cloth, stitched with white thread.',
    tags: ['quilt', 'patchwork', 'sewing', 'craft'],
  }
}
