import type { Canvas } from '../../kit/canvas.ts'
import { mix, shade } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { at, rect } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { words } from './chart-words.ts'

/** Coloured rows with value labels. */
export function barRows(c: Canvas, round: number): Words {
  const { random, palette } = c
  const [title, subtitle, rows] = entry(
    [
      ['What we cooked', 'Evenings in a year', ['Pasta', 'Soup', 'Curry', 'Salad', 'Eggs', 'Pizza', 'Leftovers']],
      ['Where the light goes', 'Hours of sun by room', ['Kitchen', 'Study', 'Hall', 'Bedroom', 'Bath', 'Balcony']],
      [
        'Tools I reach for',
        'Uses in one spring',
        ['Trowel', 'Twine', 'Shears', 'Watering can', 'Rake', 'Gloves', 'Hat'],
      ],
      ['Trains are friends', 'Minutes late, by city', ['Basel', 'Lyon', 'Ghent', 'Porto', 'Turin', 'Graz']],
      ['Yarn eaten', 'Grams by project', ['Jumper', 'Blanket', 'Socks', 'Hat', 'Scarf', 'Mittens', 'Swatches']],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, subtitle, 'Counted by hand')
  const gap = (s.bottom - s.top) / rows.length
  const size = Math.min(gap * 0.3, 36)
  const label = Math.max(...rows.map((row) => row.length)) * size * 0.6 + 20
  const values = rows.map((_, index) => Math.max(0.12, 0.96 - index * 0.12 + random.around(0, 0.09)))
  for (const [index, row] of rows.entries()) {
    const y = s.top + index * gap
    const wide = (s.right - s.left - label - size * 2.4) * entry(values, index)
    const color = index === round % 3 ? palette.accent : mix(palette.deep, palette.light, index / rows.length)
    c.add(
      letters('plain', row, s.left + label - 20, y + gap * 0.5, size, s.ink, { anchor: 'end' }),
      rect(
        s.left + label,
        y + gap * 0.14,
        wide,
        gap * 0.6,
        c.linear(
          [
            [0, shade(color, -0.06)],
            [1, shade(color, 0.12)],
          ],
          0,
        ),
        `rx="${at(gap * 0.1)}"`,
      ),
      letters(
        'mono',
        String(Math.round(entry(values, index) * 96)),
        s.left + label + wide + 14,
        y + gap * 0.44 + size * 0.36,
        size * 0.92,
        s.ink,
      ),
    )
  }
  return words(title, `Horizontal bars compare ${rows.slice(0, 3).join(', ').toLowerCase()} and more.`, 'bars')
}
