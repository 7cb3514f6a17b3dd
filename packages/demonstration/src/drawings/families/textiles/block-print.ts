import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import { blob, leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { at, circle, disc, fill, place, polar, stroke } from '../../kit/shapes.ts'
import { addFolds } from './folds.ts'

/** A stamped motif in offset rows, unevenly inked. */
export function blockPrint(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const ground = entry([palette.paper, palette.deep, palette.light, palette.accent], round)
  const ink = lightness(ground) > 0.55 ? [palette.deep, palette.accent] : [palette.paper, palette.light]
  c.wash(ground)
  const size = width / entry([5, 7, 4, 6], round)
  const petals = random.whole(5, 8)
  const motifs = [
    () =>
      fill(times(petals, (p) => leaf(0, 0, size * 0.36, size * 0.2, (p * 6.283) / petals)).join(''), entry(ink, 0)) +
      circle(0, 0, size * 0.08, entry(ink, 1)) +
      fill(
        times(petals, (p) => disc(...polar(0, 0, size * 0.42, ((p + 0.5) * 6.283) / petals), size * 0.03)).join(''),
        entry(ink, 1),
      ),
    () =>
      fill(
        times(
          5,
          (p) =>
            leaf(0, size * 0.4 - p * size * 0.16, size * 0.3, size * 0.12, -0.5) +
            leaf(0, size * 0.4 - p * size * 0.16, size * 0.3, size * 0.12, Math.PI + 0.5),
        ).join(''),
        entry(ink, 0),
      ) + stroke(`M0,${at(size * 0.46)}V${at(-size * 0.44)}`, entry(ink, 1), size * 0.03),
    () =>
      fill(blob(random, 0, size * 0.08, size * 0.26, 0.05), entry(ink, 0)) +
      fill(
        leaf(0, -size * 0.14, size * 0.24, size * 0.13, -0.7) + leaf(0, -size * 0.14, size * 0.24, size * 0.13, -2.4),
        entry(ink, 1),
      ) +
      circle(-size * 0.08, 0, size * 0.05, ground, 'fill-opacity="0.6"'),
    () =>
      fill(
        `M${at(-size * 0.34)},${at(size * 0.04)}q${at(size * 0.22)},${at(-size * 0.3)} ${at(size * 0.5)},0q${at(-size * 0.28)},${at(size * 0.3)} ${at(-size * 0.5)},0Z`,
        entry(ink, 0),
      ) +
      fill(
        `M${at(size * 0.12)},${at(size * 0.04)}l${at(size * 0.22)},${at(-size * 0.16)}v${at(size * 0.32)}Z`,
        entry(ink, 1),
      ) +
      circle(-size * 0.2, 0, size * 0.03, ground),
  ]
  const motif = entry(motifs, round)
  for (let row = 0; row * size * 0.86 < height + size; row += 1) {
    for (let column = -1; column * size < width + size; column += 1) {
      const x = column * size + (row % 2 ? size / 2 : 0)
      c.add(
        place(
          motif(),
          x + random.around(0, 4),
          row * size * 0.86 + random.around(0, 4),
          random.around(0, 6) + (round === 3 && row % 2 ? 180 : 0),
        ),
      )
    }
  }
  c.add(
    fill(
      times(500, () => disc(random.next() * width, random.next() * height, random.between(0.8, 2.8))).join(''),
      ground,
      'fill-opacity="0.8"',
    ),
  )
  addFolds(c, 0.17)
  return {
    name: entry(
      [
        'Stamped blossom',
        'Fern tea towel',
        'Orchard print',
        'Shoal, block printed',
        'Star flower cloth',
        'Twig curtain',
      ],
      round,
    ),
    alt: 'A hand-stamped motif repeats in offset rows on cloth, the ink a little uneven.',
    tags: ['block print', 'textile', 'handmade', 'pattern'],
  }
}
