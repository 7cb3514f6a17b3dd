import type { Canvas } from '../../kit/canvas.ts'
import { mix, readableOn } from '../../kit/colors.ts'
import { leaf } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry, times } from '../../kit/random.ts'
import { circle, disc, fill, place, polar, polygon } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { words } from './chart-words.ts'

/** A fan of parts, with a legend. */
export function fanOfParts(c: Canvas, round: number): Words {
  const { width, random, palette } = c
  const [title, parts] = entry(
    [
      ['A pot of soup', ['Roots', 'Beans', 'Stock', 'Herbs', 'Salt']],
      ['A good Saturday', ['Sleep', 'Market', 'Cooking', 'Reading', 'Friends', 'Walk']],
      ['One jumper', ['Knitting', 'Undoing', 'Tea', 'Blocking', 'Pride']],
      ['The house budget', ['Rent', 'Food', 'Heat', 'Plants', 'Books', 'Rest']],
      ['Inside a suitcase', ['Linen', 'Wool', 'Shoes', 'Books', 'Soap', 'Air']],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, 'What it is made of', 'Rounded, as always')
  const shares = parts.map(() => random.between(0.5, 2))
  const sum = shares.reduce((a, b) => a + b, 0)
  const tall = s.bottom - s.top
  const reach = Math.min(s.right - s.left, tall * 0.8) * 0.48
  const [x, y] = [width / 2, s.top + reach * 1.02]
  const hues = [
    palette.deep,
    palette.accent,
    palette.mid,
    palette.light,
    mix(palette.deep, palette.mid, 0.5),
    mix(palette.accent, palette.light, 0.5),
  ]
  let from = -1.5708
  for (const [index, part] of parts.entries()) {
    const to = from + (entry(shares, index) / sum) * 6.2832
    const outer = reach * (round % 2 ? 1 - index * 0.07 : 1)
    const edge = (r: number, a: number, b: number) => times(25, (step) => polar(x, y, r, a + ((b - a) * step) / 24))
    c.add(
      fill(
        polygon([...edge(outer, from + 0.012, to - 0.012), ...edge(reach * 0.48, from + 0.02, to - 0.02).toReversed()]),
        entry(hues, index),
      ),
    )
    const [lx, ly] = polar(x, y, (outer + reach * 0.48) / 2, (from + to) / 2)
    const share = Math.round((entry(shares, index) / sum) * 100)
    c.add(
      letters(
        'black',
        `${share}`,
        lx,
        ly + reach * 0.04,
        reach * 0.11,
        readableOn(entry(hues, index), palette.ink, '#ffffff'),
        { anchor: 'middle' },
      ),
    )
    const column = index % 3
    const [kx, ky] = [s.left + (column * (s.right - s.left)) / 3, s.bottom - (index < 3 ? 70 : 14)]
    c.add(
      circle(kx + 14, ky - 9, 14, entry(hues, index)),
      letters('plain', part, kx + 40, ky, Math.min(32, width * 0.034), s.ink),
    )
    from = to
  }
  c.add(
    place(
      fill(
        times(6, (l) => leaf(0, 0, reach * 0.24, reach * 0.1, l * 1.047)).join('') + disc(0, 0, reach * 0.05),
        palette.accent,
      ),
      x,
      y,
    ),
  )
  return words(title, `A ring chart divides the whole into ${parts.join(', ').toLowerCase()}.`, 'ring chart')
}
