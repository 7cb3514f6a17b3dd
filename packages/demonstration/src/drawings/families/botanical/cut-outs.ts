import type { Canvas } from '../../kit/canvas.ts'
import { lightness } from '../../kit/colors.ts'
import { leaf, smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { entry, times } from '../../kit/random.ts'
import { fill, place, polar } from '../../kit/shapes.ts'

/** Paper cut-outs: simple algae-like leaves in coloured fields. */
export function cutOuts(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  c.wash(palette.paper)
  const [columns, rows] = entry(
    [
      [2, 3],
      [3, 4],
      [2, 2],
      [3, 3],
      [1, 2],
    ] as const,
    round,
  )
  const [w, h] = [width / columns, height / rows]
  const colors = random.shuffled([palette.light, palette.mid, palette.deep, palette.accent, palette.ink])
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column
      const ground = entry(colors, index + row)
      const figure = entry(
        [palette.paper, ...colors].filter((color) => Math.abs(lightness(color) - lightness(ground)) > 0.16),
        index * 2 + 1,
      )
      const [x, y] = [column * w, row * h]
      c.add(
        fill(
          smooth([
            [x + random.around(6, 5), y + 6],
            [x + w - random.around(8, 6), y + random.around(8, 6)],
            [x + w - 6, y + h - random.around(8, 6)],
            [x + 6, y + h - random.around(8, 6)],
            [x + random.around(6, 5), y + 6],
          ]),
          ground,
        ),
      )
      const cut = frondCut(c, Math.min(w, h) * 0.42)
      const turn = random.between(-40, 40) + (index % 2 ? 180 : 0)
      c.add(place(fill(cut, '#1a120c', 'fill-opacity="0.16"'), x + w / 2 + 7, y + h / 2 + 9, turn))
      c.add(place(fill(cut, figure), x + w / 2, y + h / 2, turn))
    }
  }
  return {
    name: entry(['Cut paper garden', 'Scissors and leaves', 'Six algae', 'Paper reef', 'Two big leaves'], round),
    alt: 'Leaf shapes cut from coloured paper, laid in a grid of painted fields.',
    tags: ['collage', 'paper', 'leaves', 'abstract'],
  }
}

function frondCut(c: Canvas, reach: number): string {
  const { random } = c
  const kind = random.whole(0, 3)
  if (kind === 1)
    return times(random.whole(7, 11), (p) => leaf(0, reach * 0.5, reach * 1.4, reach * 0.34, -2.9 + p * 0.27)).join('')
  if (kind === 2)
    return [
      ...times(5, (p) => leaf(0, reach * (0.9 - p * 0.36), reach * 0.8, reach * 0.36, -0.6)),
      ...times(5, (p) => leaf(0, reach * (0.9 - p * 0.36), reach * 0.8, reach * 0.36, -2.54)),
      leaf(0, -reach * 0.4, reach * 0.7, reach * 0.3, -1.571),
      leaf(0, reach, reach * 1.9, reach * 0.12, -1.571),
    ].join('')
  if (kind === 3)
    return smooth(
      times(26, (step) => polar(0, 0, reach * (step % 2 ? 0.45 : random.between(0.8, 1)), step * 0.2417)),
      true,
    )
  const fingers = random.whole(3, 5)
  const side = (direction: number) =>
    times(fingers, (finger) => {
      const y = reach * (0.72 - (finger * 1.5) / fingers)
      const out = reach * random.between(0.5, 0.8) * (1 - finger * 0.1)
      return [
        [direction * reach * 0.13, y + reach * 0.06],
        [direction * out, y - reach * 0.1],
        [direction * out * 0.94, y - reach * 0.28],
        [direction * reach * 0.15, y - reach * 0.14],
      ] as const
    }).flat()
  return smooth([[0, reach], ...side(1), [0, -reach * 1.02], ...side(-1).toReversed()], true)
}
