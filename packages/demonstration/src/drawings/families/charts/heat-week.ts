import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colors.ts'
import type { Words } from '../../kit/family.ts'
import { letters } from '../../kit/lettering.ts'
import { entry } from '../../kit/random.ts'
import { rect } from '../../kit/shapes.ts'
import { chartSheet } from './chart-sheet.ts'
import { days, words } from './chart-words.ts'

/** Hours of the week in coloured squares. */
export function heatWeek(c: Canvas, round: number): Words {
  const { width, height, random, palette } = c
  const [title, subtitle] = entry(
    [
      ['When the house is quiet', 'Seven days by hour'],
      ['The best hour to swim', 'Warmth of the lake'],
      ['Who is in the kitchen', 'Movement by hour'],
      ['Bird song at the window', 'Calls heard'],
      ['When ideas come', 'Notes made'],
    ] as const,
    round,
  )
  const s = chartSheet(c, title, subtitle, 'One square is one hour')
  const isUpright = height > width
  const [across, down] = isUpright ? [7, 24] : [24, 7]
  const [w, h] = [(s.right - s.left - 60) / across, (s.bottom - s.top - 40) / down]
  const ramp = [mix(s.ground, palette.light, 0.5), palette.light, palette.mid, palette.accent, palette.deep]
  for (let column = 0; column < across; column += 1) {
    for (let row = 0; row < down; row += 1) {
      const [hour, day] = isUpright ? [row, column] : [column, row]
      const value = Math.max(
        0,
        Math.min(
          0.999,
          0.5 + 0.5 * Math.sin(((hour + round * 5 - 6) / 24) * 6.2832) + random.around(0, 0.22) - (day > 4 ? 0.16 : 0),
        ),
      )
      c.add(
        rect(
          s.left + 60 + column * w,
          s.top + 40 + row * h,
          w - 5,
          h - 5,
          entry(ramp, Math.floor(value * 5)),
          'rx="5"',
        ),
      )
    }
  }
  for (const [index, day] of days.entries()) {
    const [x, y] = isUpright
      ? [s.left + 60 + (index + 0.5) * w, s.top + 22]
      : [s.left + 26, s.top + 40 + (index + 0.62) * h]
    c.add(letters('mono', day, x, y, 24, s.ink, { anchor: 'middle' }))
  }
  for (const hour of [0, 6, 12, 18]) {
    const [x, y] = isUpright
      ? [s.left + 26, s.top + 40 + (hour + 0.75) * h]
      : [s.left + 60 + (hour + 0.5) * w, s.top + 22]
    c.add(letters('mono', String(hour), x, y, 24, s.ink, { anchor: 'middle' }))
  }
  return words(title, 'A grid of coloured squares shows each hour of a week.', 'heatmap')
}
