import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { circle, line, polar } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { words } from './chart-words.ts'

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'] as const

/** A year as a ring of rounded bars. */
export function radialYear(c: Canvas, round: number): Words {
  const { width, random, palette } = c
  const [title, unit] = entry(
    [
      ['A year of sleep', 'hours'],
      ['Rain by the week', 'mm'],
      ['Pages read', 'pages'],
      ['Cups of tea', 'cups'],
      ['Steps to the sea', 'km'],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, `Fifty-two weeks, in ${unit}`, 'Own notes, kept in a pencil diary')
  const [x, y] = [width / 2, (s.top + s.bottom) / 2]
  const reach = Math.min(s.right - s.left, s.bottom - s.top) * 0.49
  for (const part of [0.4, 0.6, 0.8, 1])
    c.add(circle(x, y, reach * part, 'none', `stroke="${s.ink}" stroke-opacity="0.14" stroke-width="2"`))
  for (let week = 0; week < 52; week += 1) {
    const angle = (week / 52) * 6.2832 - 1.5708
    const value =
      0.45 + 0.3 * Math.sin((week / 52) * 6.2832 * entry([1, 2, 1, 3, 1], round) + round) + random.around(0, 0.16)
    const to = 0.3 + Math.max(0.06, Math.min(1, value)) * 0.68
    c.add(
      line(
        ...polar(x, y, reach * 0.3, angle),
        ...polar(x, y, reach * to, angle),
        mix(mix(palette.light, palette.accent, value), palette.deep, Math.max(0, value - 0.6)),
        reach * 0.052,
      ),
    )
  }
  for (const [index, month] of months.entries()) {
    const [mx, my] = polar(x, y, reach * 0.22, (index / 12) * 6.2832 - 1.5708 + 0.26)
    c.add(letters('mono', month, mx, my + reach * 0.02, reach * 0.062, s.ink, { anchor: 'middle' }))
  }
  return words(title, `A ring of 52 bars, one for each week, shows ${unit} over a year.`, 'year')
}
