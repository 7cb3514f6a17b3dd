import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import { smooth } from '../../kit/curves.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { type Point, circle, stroke } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { words } from './chart-words.ts'

/** Lines that cross as ranks change. */
export function rankings(c: Canvas, round: number): Words {
  const { height, random, palette } = c
  const [title, names] = entry(
    [
      ['Favourite biscuits', ['Oat', 'Ginger', 'Butter', 'Almond', 'Lemon', 'Cocoa']],
      ['Colours in fashion', ['Rust', 'Sage', 'Plum', 'Navy', 'Sand', 'Coral']],
      ['Most borrowed tools', ['Drill', 'Ladder', 'Saw', 'Level', 'Clamp', 'Brush']],
      ['Songs of the shop', ['Waltz', 'Polka', 'Bossa', 'Blues', 'Choir', 'Dub']],
      ['Flowers at the market', ['Tulip', 'Iris', 'Rose', 'Aster', 'Lily', 'Phlox']],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, 'Rank by year', 'Asked at one long table')
  const size = Math.min(34, (s.bottom - s.top) * 0.05)
  const [left, right] = [s.left + 20, s.right - size * 4.2]
  let order = names.map((_, index) => index)
  const paths = names.map((): Point[] => [])
  for (let year = 0; year < 7; year += 1) {
    for (const [rank, who] of order.entries())
      paths[who]?.push([left + ((right - left) * year) / 6, s.top + 30 + ((s.bottom - s.top - 80) * rank) / 5])
    const swap = random.whole(0, 4)
    order = order.map((who, rank) =>
      rank === swap ? entry(order, swap + 1) : rank === swap + 1 ? entry(order, swap) : who,
    )
    c.add(
      letters('mono', String(2019 + year), left + ((right - left) * year) / 6, s.bottom + 4, size * 0.68, s.ink, {
        anchor: 'middle',
      }),
    )
  }
  const hues = [
    palette.accent,
    palette.deep,
    palette.mid,
    shade(palette.deep, 0.35),
    shade(palette.accent, 0.4),
    mix(palette.mid, palette.ink, 0.4),
  ]
  for (const [who, points] of paths.entries()) {
    const flat = points.flatMap(([x, y], index): Point[] => {
      const step = (right - left) / 22
      return index === 0
        ? [
            [x, y],
            [x + step, y],
          ]
        : index === 6
          ? [
              [x - step, y],
              [x, y],
            ]
          : [
              [x - step, y],
              [x + step, y],
            ]
    })
    c.add(
      stroke(smooth(flat), entry(hues, who), Math.min(15, height * 0.012)),
      ...points.map(([x, y]) =>
        circle(x, y, Math.min(17, height * 0.013), s.ground, `stroke="${entry(hues, who)}" stroke-width="6"`),
      ),
    )
    const end = points.at(-1) ?? [right, s.top]
    c.add(letters('black', entry(names, who), end[0] + size * 0.9, end[1] + size * 0.35, size, entry(hues, who)))
  }
  return words(title, 'Six coloured lines cross as ranks change over seven years.', 'ranking')
}
